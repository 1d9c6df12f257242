import Checkout
import FirebaseCore
import FirebaseRemoteConfig
import FlagScreen
import Flags
import Upload

/// A launch, an activation, and in a debug build overrides: after each, what every part of the app reads.
@main
enum App {
  private static let model = UploadModel()
  /// Made before the launch, runs after it.
  private static let preview = Preview.asReleased

  static func main() async throws {
    print("before the launch: \(FeatureConfig.resolution(of: \.uploadChunkBytes).reason.rawValue)")
    let following = Task { await model.follow() }
    try await launch(sending: [:])
    await show("launched", bytes: 1_048_576)
    try await launch(sending: [
      "checkout_v2_enabled": "true", "upload_chunk_bytes": "65536", "upload_host": "NO", "price_rules": #"{"currency": "USD"}"#,
    ])
    await show("activated", bytes: 65_536)
    for line in FlagScreenModel().lines { print("screen: \(line)") }
    print("reported: \(FeatureConfig.reported.keys.sorted()), \(FeatureConfig.defaults.count) defaults")
    #if DEBUG
      await showOverrides()
    #endif
    following.cancel()
    await following.value
  }

  private static func launch(sending entries: [String: String]) async throws {
    FirebaseApp.configure()
    let config = RemoteConfig.remoteConfig()
    config.simulation.setServerEntries(entries)
    config.simulation.advanceClock(by: 50_000)
    config.setDefaults(FeatureConfig.defaults)
    try await config.fetchAndActivate()
  }

  /// Waits until the view model has followed, then prints what each part reads.
  private static func show(_ state: String, bytes: Int) async {
    for _ in 0..<1_000 where model.chunkBytes != bytes { try? await Task.sleep(nanoseconds: 10_000_000) }
    print("\(state): model \(model.chunkBytes), queue \(await Uploader.chunkBytesOnQueue())")
    print("\(state): detached \(await Uploader.chunkBytesInDetachedTask()), child \(await Uploader.chunkBytesInChildTask())")
    print("\(state): preview \(preview.title), snapshot \(Uploader.limits())")
    await FeatureConfig.withOverride(of: \.uploadChunkBytes, to: 99_999) {
      print("\(state), in an override: child \(await Uploader.chunkBytesInChildTask())")
    }
  }

  #if DEBUG
    private static func showOverrides() async {
      let screen = FlagScreenModel()
      screen.override("upload_chunk_bytes", by: "2e6")
      print("debug: \(screen.message ?? "taken")")
      screen.override("upload_chunk_bytes", by: "9000000")
      print("debug: \(screen.message ?? "taken"), \(FeatureConfig.resolution(of: \.uploadChunkBytes).reason.rawValue)")
      await show("debug", bytes: 9_000_000)
      print("debug: preview \(Preview.ofNewCheckout.title), \(FeatureConfig.overrides.keys.sorted())")
      screen.removeOverrides()
      await show("debug, without", bytes: 65_536)
    }
  #endif
}
