import RegistryModel
import Testing

@Suite("The version of an app")
struct AppVersionTests {
  @Test(
    "is numbers in their order", arguments: [("5.2", "5.10"), ("5", "5.0.1"), ("v4.9.9", "5"), ("0", "0.0.1"), ("5.9", "10")])
  func order(first: String, second: String) throws {
    let (first, second) = (try #require(AppVersion(first)), try #require(AppVersion(second)))
    #expect(first < second && !(second < first) && first != second)
  }

  @Test(
    "is the same with zeros at its end",
    arguments: [("5.2", "5.2.0"), ("V5", "5.0.0"), ("05.2", "5.2"), ("0", "0.0"), ("5.2+7", "5.2")])
  func equal(first: String, second: String) { #expect(AppVersion(first) == AppVersion(second)) }

  @Test("may say the number of its build")
  func build() throws {
    let version = try #require(AppVersion("v5.2.0+1.412"))
    #expect(version.text == "v5.2.0+1.412" && version.name == "v5.2.0" && version.build == AppVersion("1.412"))
    #expect(try #require(AppVersion("5.2")).build == nil)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", "v", "5.", ".5", "5..2", "5.2-beta", "5.2+", "+7", "5.2+a", "5+1+2", "five", "5 .2", "-5", "99999999999999999999",
      "\u{0665}",
    ])
  func refused(text: String) { #expect(AppVersion(text) == nil) }
}
