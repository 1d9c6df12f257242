import Checkout
import Flags
import Testing
import Upload

/// Tests as an app has them: in parallel, without a configured Firebase.
@Suite("uploads")
struct UploadTests {
  @Test("a read without Firebase gives the default")
  func unconfigured() {
    let read = FeatureConfig.resolution(of: \.uploadHost)
    #expect(read.value == "upload.example.com" && read.reason == .notConfigured)
    #expect(FeatureConfig.all.count == 5)
  }

  @Test("the view model starts with the value of the test", arguments: [65_536, 100_000, 8_388_608])
  func model(bytes: Int) {
    FeatureConfig.withOverride(of: \.uploadChunkBytes, to: bytes) { #expect(UploadModel().chunkBytes == bytes) }
  }

  @Test("a child task has the value of the test, a detached one has not", arguments: 1...8)
  func tasks(bytes: Int) async {
    await FeatureConfig.withOverride(of: \.uploadChunkBytes, to: bytes) {
      #expect(await Uploader.chunkBytesInChildTask() == bytes)
      #expect(await Uploader.chunkBytesInDetachedTask() == 1_048_576)
      #expect(await Uploader.chunkBytesOnQueue() == 1_048_576)
    }
  }

  #if DEBUG
    @Test("a preview sets what its view reads")
    func preview() {
      #expect(Preview.ofNewCheckout.title == "new grid in EUR")
      FeatureConfig.removeOverrides()
      #expect(Preview.asReleased.title == "old list in EUR")
    }
  #endif
}
