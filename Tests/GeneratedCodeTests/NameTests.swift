import Testing

extension GeneratedCode {
  /// Keys and values whose names mean something in Swift or in the generated file.
  @Suite("names")
  struct NameTests {
    @Test("accessors that are words of Swift are read by their names")
    func keywords() {
      GeneratedCode.withRemote(["default": "1", "init": "2", "self": "3", "in": "4", "some": "5"]) { _ in
        #expect(Names.default == 1)
        #expect(Names.`init` == 2)
        #expect(Names.`self` == 3)
        #expect(Names.in == 4)
        #expect(Names.some == 5)
        let resolution = Names.resolution(of: \.`self`)
        #expect(resolution.value == 3)
      }
    }

    @Test("accessors that are words of the generated file are read as any other")
    func ownWords() {
      GeneratedCode.withRemote(["scope": "1", "remote": "2", "key": "3", "is_fetched": "4", "int": "5", "override": "6"]) { _ in
        #expect([Names.scope, Names.remote, Names.key, Names.isFetched, Names.int, Names.override] == [1, 2, 3, 4, 5, 6])
      }
    }

    @Test("an enum does not take the place of a type of the library")
    func types() {
      GeneratedCode.withRemote(["string": "rawValue", "task": "none"]) { _ in
        #expect(Names.string == Names.StringValue.rawValue)
        #expect(Names.string.rawValue == "rawValue")
        #expect(Names.task == Names.Task.none)
        #expect(Names.word as Swift.String == "w")
        #expect(Names.StringValue.allCases.count == 12)
        #expect(Names.StringValue(rawValue: "self") == .self)
      }
    }
  }
}
