import FirebaseRemoteConfig
import Foundation
import TestSupport
import Testing

extension GeneratedCode {
  @Suite("a url")
  struct URLs {
    @Test("is read with each of its characters", arguments: URLTexts.urls)
    func urls(text: String) throws {
      let url = try #require(URL(string: text))
      #expect(url.absoluteString == text)
      Row(text, url).check("home_page", \.homePage)
    }

    @Test("is the compiled-in one for any other text")
    func others() throws {
      let standard = try #require(URL(string: "https://example.com/start?x=1#top"))
      for text in URLTexts.others { Row(text, standard, .unreadable).check("home_page", \.homePage) }
      Row("", standard, .empty).check("home_page", \.homePage)
      Row(nil, standard, .missing).check("home_page", \.homePage)
      Row("http://example.com", standard, .unreadable).check("home_page", \.homePage)
    }

    @Test("has one of the schemes that the key allows", arguments: ["app://help/faq", "APP://help", "http://e", "HTTPS://E"])
    func schemes(text: String) throws { Row(text, try #require(URL(string: text))).check("help_link", \.helpLink) }

    @Test("is overridden by any URL, and says where the key would not let it through")
    func overrides() throws {
      let (allowed, other) = (try #require(URL(string: "app://a")), try #require(URL(string: "ftp://a")))
      GeneratedCode.withRemote { _ in
        for (url, reason) in [(allowed, EveryType.Reason.overridden), (other, .overriddenOutOfRange)] {
          EveryType.withOverride(of: \.helpLink, to: url) {
            #expect(EveryType.helpLink == url)
            #expect(EveryType.resolution(of: \.helpLink).reason == reason)
            #expect(EveryType.Entry(key: "help_link")?.currentText == url.absoluteString)
          }
        }
        #expect(throws: EveryType.OverrideError.unreadable(text: "ftp://a", key: "help_link")) {
          try EveryType.setOverride(key: "help_link", text: "ftp://a")
        }
      }
    }
  }
}
