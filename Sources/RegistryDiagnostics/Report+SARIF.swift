import RegistryJSON
import RegistryText

extension Report {
  /// The report as SARIF 2.1.0 (OASIS), with the pages of the rules, fixes, and fingerprints that stay the same when lines move.
  ///
  /// Every result has a location with a region, because GitHub refuses a whole file for one result without.
  package func sarif() -> String {
    let run: JSONValue = [
      "tool": ["driver": driver],
      "columnKind": "unicodeCodePoints",
      "results": .array(results),
      "invocations": [invocation],
    ]
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
    return log.text(.pretty) + "\n"
  }

  private var driver: JSONValue {
    [
      "name": .string(tool.name),
      "version": .string(tool.version),
      "rules": .array(rules.map(\.sarif)),
    ]
  }

  private var invocation: JSONValue {
    guard omittedCount > 0 else { return ["executionSuccessful": .bool(isComplete)] }
    let message = "\(omittedCount) findings are over the limit and not listed"
    return [
      "executionSuccessful": .bool(isComplete),
      "toolExecutionNotifications": [["level": "warning", "message": ["text": .string(message)]]],
    ]
  }

  private var results: [JSONValue] {
    var ruleIndices: [RuleID: Int] = [:]
    for (index, rule) in rules.enumerated() { ruleIndices[rule.id] = index }
    var fingerprints = Fingerprints()
    return paths.placed(diagnostics).map { diagnostic in
      let fingerprint = fingerprints.next(for: diagnostic)
      return diagnostic.sarif(ruleIndex: ruleIndices[diagnostic.rule], fingerprint: fingerprint)
    }
  }
}

extension Diagnostic {
  fileprivate func sarif(ruleIndex: Int?, fingerprint: String) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = [("ruleId", .string(rule.rawValue))]
    if let ruleIndex { members.append(("ruleIndex", .integer(ruleIndex))) }
    members.append(("level", .string(severity.rawValue)))
    members.append(("message", Self.message(message)))
    if let location { members.append(("locations", [["physicalLocation": location.sarif]])) }
    if !notes.isEmpty { members.append(("relatedLocations", .array(relatedLocations))) }
    if let fix = sarifFix { members.append(("fixes", [fix])) }
    members.append(("partialFingerprints", [Fingerprints.name: .string(fingerprint)]))
    let properties = [("key", key), ("owner", owner)].compactMap { name, value in
      value.map { (name: name, value: JSONValue.string($0)) }
    }
    if !properties.isEmpty { members.append(("properties", .object(properties))) }
    return .object(members)
  }

  private var relatedLocations: [JSONValue] {
    notes.enumerated().map { index, note in
      var members: [(name: String, value: JSONValue)] = [("id", .integer(index + 1))]
      if let place = note.location ?? location { members.append(("physicalLocation", place.sarif)) }
      members.append(("message", Self.message(note.message)))
      return .object(members)
    }
  }

  /// A fix with a replacement; the format has no field for a fix without one.
  private var sarifFix: JSONValue? {
    guard let fix, let replacement = fix.replacement, let location, let span = fix.span ?? location.span else { return nil }
    let change: JSONValue = ["deletedRegion": span.sarif, "insertedContent": ["text": .string(replacement)]]
    return [
      "description": Self.message(fix.message),
      "artifactChanges": [["artifactLocation": location.sarifArtifact, "replacements": [change]]],
    ]
  }

  /// A message without links: viewers turn `[text](destination)` into one.
  private static func message(_ text: String) -> JSONValue {
    var plain = ""
    for scalar in text.visible.unicodeScalars {
      if scalar == "(", plain.unicodeScalars.last == "]" { plain += " " }
      plain.unicodeScalars.append(scalar)
    }
    return ["text": .string(plain)]
  }
}

extension SourceLocation {
  fileprivate var sarifArtifact: JSONValue { ["uri": .string(PercentEncoding.uri(ofPath: path))] }

  /// The place; of a file as a whole its first character.
  fileprivate var sarif: JSONValue {
    let span = span ?? SourceSpan(line: 1, column: 1)
    return ["artifactLocation": sarifArtifact, "region": span.notEmpty.sarif]
  }
}

extension SourceSpan {
  /// An empty range with the character behind it, since a viewer has nothing to mark in an empty one.
  fileprivate var notEmpty: SourceSpan {
    start == end ? SourceSpan(start: start, end: SourcePosition(line: end.line, column: end.column + 1)) : self
  }

  fileprivate var sarif: JSONValue {
    [
      "startLine": .integer(start.line), "startColumn": .integer(start.column), "endLine": .integer(end.line),
      "endColumn": .integer(end.column),
    ]
  }
}
