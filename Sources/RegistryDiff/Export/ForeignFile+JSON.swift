import RegistryDiagnostics
import RegistryJSON

extension ForeignFile {
  /// What a JSON document is if it is no template; nil if it is one.
  ///
  /// A template has at least one member of a template, or no members at all. A text or a number of that name is not one:
  /// a flat list of defaults may well have a key named 'version'.
  static func recognize(_ root: JSONNode) -> ForeignFile? {
    guard root.kind == .object else { return recognizeOther(root) }
    if root.members.isEmpty || isTemplate(root) { return nil }
    return apiError(root) ?? commandLine(root) ?? configuration(root) ?? misspelled(root) ?? parts(root)
      ?? ForeignFile("a JSON object without 'parameters', 'parameterGroups' or 'conditions'")
  }

  private static func isTemplate(_ root: JSONNode) -> Bool {
    root.members.contains { member in
      switch member.name {
      case "parameters", "parameterGroups", "conditions": member.value.kind == .object || member.value.kind == .array
      case "version": member.value.kind == .object
      default: false
      }
    }
  }

  private static func recognizeOther(_ root: JSONNode) -> ForeignFile {
    if root.kind == .array {
      var elements = root.elements
      return elements.next().flatMap(apiError) ?? ForeignFile("a JSON list")
    }
    return ForeignFile(root.kind == .null ? "nothing but 'null'" : "nothing but \(root.kind.name) in JSON")
  }

  /// The body of an HTTP answer, of Google's API or of its sign-in.
  private static func apiError(_ root: JSONNode) -> ForeignFile? {
    guard let error = root["error"] else { return nil }
    let advice = "look at the error, and export the template again"
    if error.kind == .object {
      let details = [error["code"]?.number, error["status"]?.text].compactMap { $0 }.joined(separator: " ")
      return ForeignFile("an error of the API (\(words(details, error["message"]?.text)))", advice)
    }
    guard let text = error.text else { return nil }
    return ForeignFile("an error message (\(words(text, root["error_description"]?.text)))", advice)
  }

  private static func words(_ code: String, _ message: String?) -> String {
    let parts = [code, message ?? ""].filter { !$0.isEmpty }.map { $0.abbreviated(to: 120) }
    return parts.isEmpty ? "without details" : parts.joined(separator: ": ")
  }

  private static func commandLine(_ root: JSONNode) -> ForeignFile? {
    // https://github.com/yumauri/fbrcm keeps the templates that it has fetched in such files.
    if let template = root["remote_config"], template.kind == .object {
      return ForeignFile(
        "the cache of another tool, with the template inside of 'remote_config'",
        "take it out, as with 'jq .remote_config FILE', or export the template again")
    }
    guard root["status"]?.kind == .string, root["result"] != nil else { return nil }
    let advice = "leave out '--json', and use 'firebase remoteconfig:get -o FILE'"
    return ForeignFile("the envelope that 'firebase --json' puts around an answer", advice)
  }

  /// Other files of a project.
  private static func configuration(_ root: JSONNode) -> ForeignFile? {
    if root["type"]?.isText("service_account") == true {
      return ForeignFile("the key of a service account", "keep it out of the repository, and export the template with it")
    }
    if let template = root["remoteconfig"]?["template"]?.text {
      return ForeignFile("a 'firebase.json'", "pass the template that it names, '\(template.abbreviated())'")
    }
    if root["entries"]?.kind == .object, root["state"]?.kind == .string {
      return ForeignFile("what a client receives, without conditions and types")
    }
    return root["versions"]?.kind == .array ? ForeignFile("a list of versions, without what they hold") : nil
  }

  private static func misspelled(_ root: JSONNode) -> ForeignFile? {
    for member in root.members where member.value.kind == .object || member.value.kind == .array {
      if let meant = ExportReader.meaning(of: member.name, ["parameters", "parameterGroups", "conditions"]) {
        return ForeignFile("a JSON object with \(member.name.quoted)", "did you mean '\(meant)'?")
      }
    }
    return nil
  }

  /// Something that a template holds, or is turned into.
  private static func parts(_ root: JSONNode) -> ForeignFile? {
    let values = root.members.map(\.value)
    if values.allSatisfy({ $0["defaultValue"] != nil || $0["conditionalValues"] != nil }) {
      return ForeignFile("a list of parameters without the template around it", "put it under 'parameters' of an object")
    }
    let isFlat = values.allSatisfy { $0.kind != .object && $0.kind != .array }
    return isFlat ? defaults("a flat list of default values") : nil
  }
}
