import RegistryText

extension JSONFinding {
  /// What is wrong, in a diagnostic's form: lower-case start, names in single quotes, no full stop.
  package var message: String {
    switch kind {
    case .empty: "the file is empty"
    case .tooLarge(let limit): "the file is larger than the limit of \(limit) bytes"
    case .tooDeep(let limit): "objects and arrays are nested deeper than the limit of \(limit)"
    case .otherEncoding(let name): "the file is \(name), and JSON must be UTF-8"
    case .invalidUTF8: "these bytes are not UTF-8"
    case .missingValue: "a value is missing here"
    case .missingName: "a member name in double quotes is missing here"
    case .missingColon: "a ':' is missing after the member name"
    case .missingComma: "a ',' or the closing bracket is missing here"
    case .unclosedObject: "this '{' is never closed: the text ends first"
    case .unclosedArray: "this '[' is never closed: the text ends first"
    case .unclosedString: "this string is never closed: the text ends first"
    case .unclosedComment: "this comment is never closed: the text ends first"
    default: messageOfDetail
    }
  }

  private var messageOfDetail: String {
    switch kind {
    case .lineBreakInString: "this string is not closed on its line"
    case .mismatchedClose: "this bracket does not match the one that it closes"
    case .singleQuotes: "JSON does not allow single quotes"
    case .unquotedName(let name): "the member name '\(name)' is not in double quotes"
    case .unknownWord(let word): "'\(word)' is not a JSON value"
    case .leadingZero: "JSON does not allow leading zeros in a number"
    case .malformedNumber(let text): "'\(text)' is not a JSON number"
    case .invalidEscape: "this is not a valid JSON escape"
    case .loneSurrogate: "this escape is half of a surrogate pair"
    case .controlCharacter(let byte): "a control character (\(Self.name(of: byte))) in a string"
    case .duplicateName(let name): "the name '\(name)' occurs twice in one object"
    case .trailingComma: "JSON does not allow a ',' before a closing bracket"
    case .comment: "JSON does not allow comments"
    case .trailingText: "text follows the end of the JSON value"
    default: ""
    }
  }

  /// The message of a note about `related`; nil where there is none.
  package var relatedMessage: String? {
    guard related != nil else { return nil }
    if case .duplicateName = kind { return "the first one is here" }
    return "opened here"
  }

  /// How to fix it, in the imperative; nil where the message says enough.
  package var hint: String? {
    switch kind {
    case .lineBreakInString: "close it with '\"', or write the line break as '\\n'"
    case .singleQuotes, .unquotedName: "use double quotes"
    case .unknownWord(let word): Self.replacement(of: word).map { "write '\($0)'" }
    case .invalidEscape: "write a backslash as '\\\\'"
    case .controlCharacter(let byte): "write it as '\(Self.escape(of: byte))'"
    case .trailingComma: "remove the ','"
    case .comment: "remove the comment"
    case .otherEncoding: "save it as UTF-8"
    default: nil
    }
  }

  private static func replacement(of word: String) -> String? {
    switch word {
    case "True", "TRUE", "yes", "on": "true"
    case "False", "FALSE", "no", "off": "false"
    case "None", "nil", "NULL", "Null", "undefined", "NaN": "null"
    default: nil
    }
  }

  private static func name(of byte: UInt8) -> String {
    switch byte {
    case 0x09: "tab"
    case 0x00: "NUL"
    default: Unicode.Scalar(byte).codePointName
    }
  }

  private static func escape(of byte: UInt8) -> String {
    byte == 0x09 ? "\\t" : "\\u" + byte.hexadecimal(digits: 4)
  }
}
