#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ tryOne: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Runs libFuzzer over the target that `FUZZ_TARGET` names; a variable, because libFuzzer starts itself again with its own arguments.
@main
enum Driver {
  private static let target = getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: String(cString: $0)) }

  static func main() {
    guard target != nil else {
      print("FUZZ_TARGET is to be one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
      exit(64)
    }
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(
      runFuzzer(&count, &arguments) { bytes, count in
        Driver.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      })
  }

  /// No input of the sizes that are tried may take longer, in processor time: the clock would blame what else the machine does.
  private static let longest = 1.0

  /// A violation ends the process, so that libFuzzer keeps the input that showed it.
  private static func check(_ bytes: [UInt8]) {
    let start = seconds
    var violations = target?.violations(bytes) ?? []
    if seconds - start > longest {
      violations.append("an input takes no more than \(longest) s, and this one took \(seconds - start)")
    }
    guard !violations.isEmpty else { return }
    for violation in violations { print("does not hold: \(violation)") }
    fflush(nil)
    abort()
  }

  /// The processor time of this thread so far.
  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
