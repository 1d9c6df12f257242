import Dispatch
import Flags

/// Work off the main actor: each function reads the chunk size in another way.
nonisolated public enum Uploader {
  private static let queue = DispatchQueue(label: "uploads")

  public static func chunkBytesOnQueue() async -> Int {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: FeatureConfig.uploadChunkBytes) }
    }
  }

  public static func chunkBytesInDetachedTask() async -> Int { await Task.detached { FeatureConfig.uploadChunkBytes }.value }

  public static func chunkBytesInChildTask() async -> Int {
    async let bytes = FeatureConfig.uploadChunkBytes
    return await bytes
  }

  /// Host and chunk size of one activation.
  public static func limits() -> String {
    FeatureConfig.snapshot { "\(FeatureConfig.uploadChunkBytes) bytes to \(FeatureConfig.uploadHost)" }
  }
}
