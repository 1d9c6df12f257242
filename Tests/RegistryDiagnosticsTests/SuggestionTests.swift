import RegistryDiagnostics
import Testing

@Suite("A suggestion")
struct SuggestionTests {
  private static let words = ["owner", "type", "default", "expires", "out_of_range", "max_length", "tags"]

  @Test(
    "is the nearest word",
    arguments: [
      ("onwer", "owner"), ("Owner", "owner"), ("owners", "owner"), ("expire", "expires"), ("exipres", "expires"),
      ("out-of-range", "out_of_range"), ("outofrange", "out_of_range"), ("maxLength", "max_length"), ("defualt", "default"),
      ("tag", "tags"), ("tpye", "type"),
    ])
  func near(text: String, word: String) { #expect(closestMatch(to: text, among: Self.words) == word) }

  @Test("is nil where no word is close", arguments: ["", "x", "colour", "ty", "reason", String(repeating: "owner", count: 100)])
  func far(text: String) { #expect(closestMatch(to: text, among: Self.words) == nil) }

  @Test("is the first of equally near words, and an exact one before a near one")
  func ties() {
    #expect(closestMatch(to: "cat", among: ["bat", "rat", "car"]) == "bat")
    #expect(closestMatch(to: "Roomy", among: ["rooms", "roomy"]) == "roomy")
    #expect(closestMatch(to: "a", among: ["b", "c"]) == nil)
  }

  @Test("costs little where words are giant or many")
  func bounded() {
    let giant = String(repeating: "k", count: 1_000_000)
    #expect(closestMatch(to: giant, among: Array(repeating: giant, count: 10_000)) == nil)
  }
}
