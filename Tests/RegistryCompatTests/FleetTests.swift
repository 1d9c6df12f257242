import RegistryDiagnostics
import RegistryModel
import RegistryText
import Testing

@testable import RegistryCompat

@Suite("Today's template and the versions that shipped")
struct FleetTests {
  private static let conditions = [
    RemoteCondition("new", "app.version.>=(['6.0'])"), RemoteCondition("old", "app.version.<(['6.0'])"),
    RemoteCondition("beta", "percent <= 10"),
  ]

  /// A parameter with a value for everyone, and values by condition.
  private func parameter(_ key: String, _ text: String?, _ conditional: (String, String)...) -> RemoteParameter {
    func value(_ condition: String?, _ text: String) -> RemoteValue {
      let place = SourceLocation(path: "\(key) \(condition ?? "")")
      return RemoteValue(
        condition: condition, texts: [RemoteText(text, phrase: "the value \(quoted(text))", at: place)],
        isForAll: condition != "beta")
    }
    return RemoteParameter(key, (text.map { [value(nil, $0)] } ?? []) + conditional.map { value($0, $1) })
  }

  private func fleet(_ parameters: RemoteParameter..., entry: String, versions: [String] = ["5.0", "6.0"]) -> Fleet {
    Fleet(
      versions.map { release("k: {owner: a, \(entry)}\n", $0) },
      RemoteTemplate(conditions: Self.conditions, parameters: parameters))
  }

  private func states(_ fleet: Fleet) -> [String] {
    fleet.items.map { "\($0.state.name) \(fleet.names($0.positions)): \($0.detail)" }
  }

  @Test("each kind of reading is told apart")
  func kinds() {
    let limit = "type: int, default: 3, range: [0, 10]"
    #expect(states(fleet(parameter("k", "5"), entry: limit)) == [])
    #expect(
      states(fleet(parameter("k", "500"), entry: limit))
        == ["default 5.0 to 6.0: the value '500' is out of range there; installs read the default '3'"])
    #expect(
      states(fleet(parameter("k", "500"), entry: limit + ", out_of_range: clamp"))
        == ["clamped 5.0 to 6.0: the value '500' is out of range there; installs read the bound '10'"])
    #expect(
      states(fleet(parameter("k", "1.5"), entry: limit))
        == ["unreadable 5.0 to 6.0: the value '1.5' is not a whole number there; installs read the default '3'"])
    #expect(
      states(fleet(parameter("other", "1"), entry: limit)) == [
        "gone 5.0 to 6.0: not in the template; installs read the default '3'"
      ])
    #expect(states(fleet(parameter("other", "1"), entry: limit + ", retired: gone")) == [])
  }

  @Test("a value for later versions is not held against an earlier one, nor one that a condition takes from it")
  func conditions() {
    let limit = "type: int, default: 3, range: [0, 10]"
    #expect(states(fleet(parameter("k", "5", ("new", "500")), entry: limit)).map { $0.prefix(12) } == ["default 6.0:"])
    #expect(states(fleet(parameter("k", "500", ("old", "5")), entry: limit)).map { $0.prefix(12) } == ["default 6.0:"])
    #expect(states(fleet(parameter("k", "5", ("beta", "500")), entry: limit)).map { $0.prefix(19) } == ["default 5.0 to 6.0:"])
    // The first condition that holds for all of them hides the one behind it.
    #expect(states(fleet(parameter("k", "5", ("beta", "500"), ("new", "6"), ("old", "7")), entry: limit)) == [])
    // A part of the installs goes on to what comes next.
    #expect(states(fleet(parameter("k", "500", ("beta", "5")), entry: limit)).map { $0.prefix(19) } == ["default 5.0 to 6.0:"])
    #expect(states(fleet(parameter("k", nil, ("new", "5")), entry: limit)) == [])
  }

  @Test("a table of the versions comes first, then what they read, by key")
  func text() {
    let found = fleet(parameter("k", "x"), entry: "type: int, default: 3", versions: ["5.0", "5.1", "4.10"])
    #expect(
      found.text() == """
        version  keys  fine  clamped  default  unreadable  gone
        4.10        1     0        0        0           1     0
        5.0         1     0        0        0           1     0
        5.1         1     0        0        0           1     0

        k (a)
          4.10 to 5.1: the value 'x' is not an integer there; installs read the default '3'

        3 versions: 1 key is not read as meant

        """)
    #expect(found.diagnostics(Settings()).map { "\($0.severity.rawValue) \($0.rule)" } == ["error shipped-unreadable"])
    #expect(found.diagnostics(Settings())[0].message.hasSuffix(" (4.10 to 5.1)"))
    #expect(
      found.markdown().contains(
        "| `k` | `a` | `4.10 to 5.1` | `the value 'x' is not an integer there; installs read the default '3'` |"))
  }

  @Test(
    "versions that follow each other are one run", arguments: [([0], "a"), ([0, 1, 2], "a to c"), ([0, 2, 3], "a, c to d")])
  func names(positions: [Int], expected: String) { #expect(VersionNames.text(positions, of: ["a", "b", "c", "d"]) == expected) }
}
