import RegistryJSON
import Testing

@Suite("what a document tells of its nodes")
struct JSONNodeTests {
  private func root(_ text: String) throws -> JSONNode {
    try #require(JSONReader().read(text).document).root
  }

  @Test("every node covers exactly its own text")
  func ranges() throws {
    let text = #" {"a" : [ 1 , "x" ], "b":{ } , "c":null} "#
    let bytes = Array(text.utf8)
    func written(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let root = try root(text)
    #expect(written(root.range) == #"{"a" : [ 1 , "x" ], "b":{ } , "c":null}"#)
    #expect(root.members.map { written($0.name.range) } == [#""a""#, #""b""#, #""c""#])
    #expect(root.members.map { written($0.value.range) } == [#"[ 1 , "x" ]"#, "{ }", "null"])
    #expect(root.members.map { written($0.range) } == [#""a" : [ 1 , "x" ]"#, #""b":{ }"#, #""c":null"#])
    #expect(root["a"]?.elements.map { written($0.range) } == ["1", #""x""#])
  }

  @Test("an object keeps order and repeated names, and a look-up gives the first")
  func repeatedNames() throws {
    let root = try root(#"{"b":1,"a":2,"b":3}"#)
    #expect(root.members.map(\.name.text) == ["b", "a", "b"])
    #expect(root.members.map(\.value.number) == ["1", "2", "3"])
    #expect(root["b"]?.number == "1")
    #expect(root["c"] == nil)
  }

  @Test("numbers keep their text", arguments: ["1", "1.0", "-0", "1E+400", "9007199254740993", "0.10"])
  func numbers(text: String) throws {
    #expect(try root(text).number == text)
  }

  @Test(
    "strings are decoded",
    arguments: [
      (#""""#, ""), (#""a\"b\\c\/d""#, #"a"b\c/d"#), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"), (#""\u00e9\u20AC""#, "é€"),
      (#""\ud83d\ude00x""#, "😀x"), (#""😀é""#, "😀é"), (#""\u0000""#, "\0"), (#""\ud800x""#, "\u{FFFD}x"),
      (#""\udc00\ud800""#, "\u{FFFD}\u{FFFD}"), (#""\d+""#, #"\d+"#), (#""\u12""#, #"\u12"#), ("\"a\tb\"", "a\tb"),
      (#""\ud800\ud83d\ude00""#, "\u{FFFD}😀"),
    ]
  )
  func strings(written: String, text: String) throws {
    let node = try root(written)
    #expect(node.text.map { Array($0.utf8) } == Array(text.utf8))
    #expect(node.isText(text))
    #expect(!node.isText(text + "x"))
  }

  @Test("a look-up compares code points, not what looks alike")
  func codePoints() throws {
    let root = try root("{\"\u{E9}\":1,\"e\u{301}\":2,\"\\u0061\":3}")
    #expect(root["\u{E9}"]?.number == "1")
    #expect(root["e\u{301}"]?.number == "2")
    #expect(root["a"]?.number == "3")
  }

  @Test("a question that does not fit the kind gets nothing")
  func otherKinds() throws {
    let root = try root(#"[{},[],"",0,true,false,null]"#)
    #expect(root.elements.map(\.kind) == [.object, .array, .string, .number, .bool, .bool, .null])
    #expect(root.elements.map(\.bool) == [nil, nil, nil, nil, true, false, nil])
    #expect(root.elements.compactMap(\.text) == [""])
    #expect(root.elements.compactMap(\.number) == ["0"])
    #expect(Array(root.members.map(\.value.kind)) == [])
    #expect(root.elements.allSatisfy { $0["a"] == nil && !$0.isText("0") })
    #expect(root.elements.flatMap { Array($0.elements) }.isEmpty)
  }

  @Test("a duplicate shows the first, a wrong bracket the one that it closes")
  func related() {
    let duplicate = JSONReader().read(#"{"a":1,"a":2}"#).findings.first
    #expect(duplicate?.range == 7..<10)
    #expect(duplicate?.related == 1..<4)
    #expect(duplicate?.relatedMessage == "the first one is here")
    let bracket = JSONReader().read(#"[{"a":1]"#).findings.first
    #expect(bracket?.range == 7..<8)
    #expect(bracket?.related == 1..<2)
    #expect(bracket?.relatedMessage == "opened here")
  }
}

@Suite("what the reader's options do")
struct JSONReaderOptionTests {
  @Test("comments pass where they are allowed, and trailing commas do not")
  func comments() {
    var options = JSONReader.Options()
    options.allowsComments = true
    let result = JSONReader(options).read("// a\n[/* b */1,/*c*/]")
    #expect(result.findings.map(\.kind) == [.trailingComma])
  }

  @Test("depth is bounded by the option, and the option by the reader", arguments: [(3, 3), (1 << 40, 1024), (0, 0)])
  func depth(option: Int, limit: Int) {
    var options = JSONReader.Options()
    options.depthLimit = option
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth) }
    #expect(JSONReader(options).read(nested(limit)).document != nil)
    #expect(JSONReader(options).read(nested(limit + 1)).findings.map(\.kind) == [.tooDeep(limit: limit)])
  }

  @Test("a text above the size limit is not read")
  func size() {
    var options = JSONReader.Options()
    options.sizeLimit = 4
    #expect(JSONReader(options).read("1234").document != nil)
    #expect(JSONReader(options).read("12345").findings.map(\.kind) == [.tooLarge(limit: 4)])
  }

  @Test("findings beyond the limit are counted")
  func findingLimit() {
    var options = JSONReader.Options()
    options.findingLimit = 2
    let result = JSONReader(options).read("[[1,],[1,],[1,],[1,],]")
    #expect(result.findings.count == 2)
    #expect(result.omittedFindings == 3)
    #expect(!result.isValid)
    #expect(result.document != nil)
  }

  @Test("a repeated name is a finding, and yet the text is JSON")
  func duplicatesAreValid() {
    #expect(JSONReader().read(#"{"a":1,"a":1}"#).isValid)
    #expect(!JSONReader().read("[1,]").isValid)
  }

  @Test("only an end that comes too early is a cut-off file")
  func cutOff() {
    #expect(["[", "{\"a", "[1/*"].allSatisfy { JSONReader().read($0).findings.allSatisfy { $0.isCutOff } })
    #expect(["", "[}", "{}{", "tru"].allSatisfy { JSONReader().read($0).findings.allSatisfy { !$0.isCutOff } })
  }
}
