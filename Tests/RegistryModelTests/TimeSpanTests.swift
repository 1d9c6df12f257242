import RegistryModel
import Testing

@Suite("A span of time")
struct TimeSpanTests {
  @Test(
    "is a number and a unit",
    arguments: [("500ms", 0.5), ("1s", 1), ("90m", 5_400), ("12h", 43_200), ("1.5d", 129_600), (".5h", 1_800), ("1e3s", 1_000)])
  func seconds(text: String, seconds: Double) { #expect(TimeSpan(text)?.seconds == seconds) }

  @Test(
    "is nothing else",
    arguments: ["", "12", "h", "12 h", " 12h", "12h ", "-1h", "0s", "1w", "1H", "infs", "0x1s", "1e400d", "5.h"])
  func refused(text: String) { #expect(TimeSpan(text) == nil) }
}
