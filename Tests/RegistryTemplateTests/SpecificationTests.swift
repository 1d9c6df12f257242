import Foundation
import RegistryTemplate
import TestSupport
import Testing

/// The Mustache specification's own tests, which lie beside the package and not in it.
struct SpecificationTests {
  /// Lambdas are left out on purpose.
  static let files = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~dynamic-names", "~inheritance",
  ]

  struct Suite: Decodable {
    var tests: [Case]
  }

  struct Case: Decodable {
    var name: String
    var data: ContextValue
    var template: String
    var partials: [String: String]?
    var expected: String
  }

  @Test(
    "every test of the specification passes",
    .enabled(if: SharedInputs.contain("conformance/mustache"), "skipped: ../shared/conformance/mustache is not there"),
    arguments: files
  )
  func specification(file: String) throws {
    let data = Data(try SharedInputs.bytes("conformance/mustache/\(file).json"))
    let suite = try JSONDecoder().decode(Suite.self, from: data)
    #expect(!suite.tests.isEmpty)
    for test in suite.tests {
      let template = try Template(
        TemplateSource(name: test.name, text: test.template),
        partials: TemplatePartials(test.partials ?? [:]),
        options: TemplateOptions(isStrict: false)
      )
      #expect(try template.render(test.data.value, escaper: .html) == test.expected, "\(file): \(test.name)")
    }
  }
}
