import RegistryTemplate

enum TemplateTarget {
  static let outputLimit = 1 << 16

  static func violations(_ bytes: [UInt8]) -> [String] { [true, false].flatMap { violations(bytes, isStrict: $0) } }

  private static func violations(_ bytes: [UInt8], isStrict: Bool) -> [String] {
    var options = TemplateOptions(isStrict: isStrict)
    options.maximumOutput = outputLimit
    options.maximumSteps = 100_000
    do {
      let template = try Template(TemplateSource(name: "t", bytes: bytes), partials: partials(bytes), options: options)
      let text = try template.render(context)
      let again = try template.render(context)
      var violations = text == again ? [] : ["the same template gives the same text"]
      if text.utf8.count > outputLimit { violations.append("a rendering ends at its bound") }
      return violations
    } catch let error as TemplateError {
      let isPlaced = error.line >= 1 && error.column >= 1 && !error.message.isEmpty
      return isPlaced ? [] : ["an error says where and what: \(error)"]
    } catch {
      return ["an error is a template's: \(error)"]
    }
  }

  /// The template itself is among its partials, so that it can recurse.
  private static func partials(_ bytes: [UInt8]) -> TemplatePartials {
    TemplatePartials(names: ["self", "line", "parent"]) { name in
      switch name {
      case "self": TemplateSource(name: name, bytes: bytes)
      case "line": TemplateSource(name: name, text: "  {{name}}\n{{#items}}{{.}},{{/items}}\n")
      case "parent": TemplateSource(name: name, text: "<{{$a}}\n  one\n{{/a}}{{$b}}{{#yes}}{{name}}{{/yes}}{{/b}}>\n")
      default: nil
      }
    }
  }

  private static var context: TemplateValue {
    [
      "name": "n\u{E9}\"<&", "empty": "", "yes": true, "no": false, "items": ["a", "b", ["c"]], "none": [],
      "object": ["name": "inner", "deep": ["leaf": "x", "list": [["k": "1"], ["k": "2"]]]], "which": "line",
    ]
  }
}
