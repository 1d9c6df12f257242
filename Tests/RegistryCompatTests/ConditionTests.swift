import RegistryModel
import Testing

@testable import RegistryCompat

@Suite("Whom a condition reaches")
struct ConditionTests {
  @Test(
    "is decided by the version and the system, and left open by anything else",
    arguments: [
      ("app.version.>=(['6.0'])", "5.1", Reach.never), ("app.version.>=(['6.0'])", "6.0.0", .always),
      ("app.version.<(['6.0'])", "5.10", .always), ("app.version.<(['5.9'])", "5.10", .never),
      ("app.version.<=(['5.1'])", "5.1", .always), ("app.version.>(['5.1'])", "5.1", .never),
      ("app.version.==(['5.1'])", "5.1.0", .always),
      ("app.version.!=(['5.1'])", "5.1", .never), ("app.version >= '6.0'", "5.1", .never),
      ("app.version.>=( [ \"6.0\" ] )", "6.1", .always),
      ("app.version.exactlyMatches(['5.0', '5.1'])", "5.1", .always), ("app.version.exactlyMatches(['5.0'])", "5.1", .never),
      ("app.version.exactlyMatches(['5.1.0'])", "5.1", .perhaps), ("app.version.matches(['6.*'])", "5.1", .perhaps),
      ("app.version.contains(['6'])", "5.1", .perhaps), ("app.version.notContains(['5'])", "5.1", .perhaps),
      ("app.version.>=(['6.0', '7.0'])", "5.1", .perhaps), ("app.version.>=(['six'])", "5.1", .perhaps),
      ("app.version.>=(['6.0)", "5.1", .perhaps),
      ("device.os == 'ios'", "5.1", .always), ("device.os == 'android'", "5.1", .never), ("device.os != 'ios'", "5.1", .never),
      ("device.os=='iOS'", "5.1", .always), ("device.os in ['ios']", "5.1", .perhaps),
      ("device.os == 'ios' && app.version.>=(['6.0'])", "5.1", .never),
      ("device.os == 'ios' && app.version.<(['6.0'])", "5.1", .always),
      ("device.os == 'ios' && percent <= 10", "5.1", .perhaps), ("percent <= 10 && device.os == 'android'", "5.1", .never),
      ("app.userProperty['a && b'].==(['x'])", "5.1", .perhaps), ("app.build.>=(['900'])", "5.1", .perhaps),
      ("app.build.>=(['900'])", "5.1+412", .never), ("app.build.>=(['412'])", "5.1+412", .always),
      ("app.build.<(['1.2.10'])", "5.1+1.2.9", .always), ("app.build.exactlyMatches(['411', '412'])", "5.1+412", .always),
      ("app.build.exactlyMatches(['411'])", "5.1+412", .never), ("app.build.exactlyMatches(['411'])", "5.1", .perhaps),
      ("app.build.contains(['4'])", "5.1+412", .perhaps), ("app.builds.==(['412'])", "5.1+412", .perhaps),
      ("app.version.exactlyMatches(['5.1'])", "5.1+412", .always), ("app.version.<(['5.1'])", "5.1+412", .never),
      ("app.version.>=(['5.0']) && app.build.<(['400'])", "5.1+412", .never),
      ("percent <= 10", "5.1", .perhaps),
      ("app.version.<(['6.0']) || app.version.>=(['7.0'])", "6.5", .perhaps), ("!(device.os == 'ios')", "5.1", .perhaps),
      ("app.version.exactlyMatches(['6.0']) || percent <= 10", "5.1", .perhaps),
      ("app.version.exactlyMatches(['6.0']) || app.version.exactlyMatches(['5.1'])", "5.1", .perhaps),
      ("device.os == 'android' || device.os == 'ios'", "5.1", .perhaps), ("app.version.<(['6.0')", "5.1", .perhaps),
      ("percent <= 10 || true && app.version.>=(['6.0'])", "5.1", .perhaps),
      ("!(percent <= 10 && app.version.>=(['6.0']))", "5.1", .perhaps),
      ("true", "5.1", .always), ("false", "5.1", .never), ("", "5.1", .perhaps), ("&&", "5.1", .perhaps),
      ("app.version", "5.1", .perhaps),
    ] as [(String, String, Reach)])
  func reach(expression: String, version: String, expected: Reach) throws {
    let version: AppVersion = try #require(AppVersion(version))
    #expect(ConditionExpression(expression).reach(version) == expected)
  }

  @Test(
    "is open for a text of any form, however long",
    arguments: ["app.version.>=(['", "'", "&& ", "app.version.exactlyMatches(['6', ", "device.os == '", "(", "\u{202E}", "\0"])
  func hostile(part: String) throws {
    let version = try #require(AppVersion("5.1"))
    for count in [1, 2, 3, 20_000] {
      let text = String(repeating: part, count: count)
      #expect(ConditionExpression("percent <= 10 && " + text).reach(version) <= .perhaps)
    }
  }

  @Test("is open without a version or an expression")
  func unknown() {
    #expect(ConditionExpression("app.version.>=(['6.0'])").reach(nil) == .perhaps)
    #expect(ConditionExpression(nil).reach(AppVersion("5.1")) == .perhaps)
  }
}
