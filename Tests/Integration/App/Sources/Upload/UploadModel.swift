import Flags
import SwiftUI

/// A view model that has the value of a flag, and takes each new one while it follows.
public final class UploadModel: ObservableObject {
  public let objectWillChange = ObservableObjectPublisher()
  public private(set) var chunkBytes = FeatureConfig.uploadChunkBytes

  public init() {}

  public func follow() async {
    for await bytes in FeatureConfig.updates(of: \.uploadChunkBytes) {
      objectWillChange.send()
      chunkBytes = bytes
    }
  }
}
