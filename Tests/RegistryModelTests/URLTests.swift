import TestSupport
import Testing

@testable import RegistryModel

@Suite("A url")
struct URLTests {
  private let url = Kind.url(URLType())

  @Test("is an absolute one with a host", arguments: URLTexts.urls)
  func values(text: String) { #expect(url.interpret(text) == .value(.url(text))) }

  @Test("is nothing else", arguments: URLTexts.others)
  func others(text: String) {
    guard case .unreadable(.notAURL) = Kind.url(URLType(schemes: ["https", "file", "mailto"])).interpret(text) else {
      Issue.record("\(text) is read")
      return
    }
  }

  @Test("has more than 200 texts in its tests, each once")
  func count() {
    // As code points: `String` takes two spellings of an accented letter for one text.
    let texts = (URLTexts.urls + URLTexts.others).map { Array($0.utf8) }
    #expect(Set(texts).count == texts.count)
    #expect(texts.count > 200)
  }

  @Test(
    "has a fault with a name",
    arguments: [
      ("foo", .noScheme), ("https:e", .noHost), ("https://", .noHost), ("https://e/a b", .character(" ")),
      ("https://e/\u{E9}", .character("\u{E9}")), ("https://e/100%", .escape), ("https://[::1", .address),
      ("https://e:65536", .port),
      ("https://e:a", .port), ("https://e/[", .character("[")), ("https://a@b@c", .character("@")),
    ] as [(String, URLFault)])
  func faults(text: String, fault: URLFault) { #expect(url.interpret(text) == .unreadable(.notAURL(fault))) }

  @Test("has one of the schemes that the key allows, in either case")
  func schemes() {
    let kind = Kind.url(URLType(schemes: ["https", "my-app"]))
    #expect(kind.interpret("MY-App://open") == .value(.url("MY-App://open")))
    #expect(kind.interpret("http://e") == .unreadable(.schemeNotAllowed("http", allowed: ["https", "my-app"])))
    #expect(url.interpret("") == .unreadable(.empty))
  }

  @Test("is another one where a code point differs")
  func equality() {
    #expect(url.areEqual(.url("https://e"), .url("https://e")))
    #expect(!url.areEqual(.url("https://e"), .url("https://E")))
  }
}
