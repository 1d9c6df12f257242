// Times reads through the generated accessors and through the stand-in for the SDK, in turns, and prints them as JSON.
// Compiled by scripts/benchmark together with the generated file of the registry of 3,000 keys.
//
// usage: reading ROUNDS

import FirebaseCore
import FirebaseRemoteConfig
import Foundation

/// CPU nanoseconds of this process.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Keeps the optimiser from dropping what was read.
@inline(never)
func keep<Value>(_ value: Value) {}

/// Allocations so far, where the counter of count_allocations.c is loaded; else 0.
func allocationCount() -> Int {
  guard let address = dlsym(nil, "allocation_count") else { return 0 }
  return unsafeBitCast(address, to: (@convention(c) () -> Int).self)()
}

/// CPU time and allocations of one call of `body`, over many.
func cost(_ count: Int, _ body: () -> Void) -> (time: Double, allocations: Double) {
  let (start, allocated) = (now(), allocationCount())
  for _ in 0..<count { body() }
  return ((now() - start) / Double(count), Double(allocationCount() - allocated) / Double(count))
}

FirebaseApp.configure()
RemoteConfig.remoteConfig().simulation.setActive(["checkout_checkout_bool_0": "true", "profile_checkout_int_4": "42"])

let texts = FeatureConfig.defaults.map { (key: $0.key, text: "\($0.value)") }

let subjects: [(name: String, count: Int, body: () -> Void)] = [
  ("sdk", 100_000, { keep(RemoteConfig.remoteConfig()["checkout_checkout_bool_0"].stringValue) }),
  ("bool", 100_000, { keep(FeatureConfig.checkoutCheckoutBool0) }),
  ("int", 100_000, { keep(FeatureConfig.profileCheckoutInt4) }),
  (
    "loop", 50,
    {
      var defaults: [String: NSObject] = Dictionary(minimumCapacity: texts.count)
      for (key, text) in texts { defaults[key] = text as NSString }
      keep(defaults)
    }
  ),
  ("defaults", 50, { keep(FeatureConfig.defaults) }),
]

var times: [String: [Double]] = [:]
var allocations: [String: Double] = [:]
for (name, count, body) in subjects {
  _ = cost(count / 10 + 1, body)
  allocations[name] = (cost(count, body).allocations * 1_000).rounded() / 1_000
}
for _ in 0..<(Int(CommandLine.arguments.last ?? "") ?? 1) {
  for (name, count, body) in subjects { times[name, default: []].append(cost(count, body).time) }
}
let result: [String: Any] = (times as [String: Any]).merging(["allocations": allocations]) { first, _ in first }
FileHandle.standardOutput.write(try JSONSerialization.data(withJSONObject: result))
