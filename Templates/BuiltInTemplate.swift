/// The main templates that are part of the tool, embedded so that the tool is one file.
package enum BuiltInTemplate: String, CaseIterable, Sendable {
  /// Accessors over Firebase Remote Config.
  case firebase
  /// The same accessors over a protocol that the generated file declares, without an import.
  case standalone

  /// The template's source in UTF-8.
  package var bytes: [UInt8] {
    switch self {
    case .firebase: PackageResources.firebase_swift_mustache
    case .standalone: PackageResources.standalone_swift_mustache
    }
  }
}

/// The parts that the built-in templates share, for a template of one's own too: `{{>accessors}}`.
package enum BuiltInPartial: String, CaseIterable, Sendable {
  /// The comment at the top of the file.
  case header
  /// The type with its accessors and enums.
  case accessors
  /// The call that an accessor makes.
  case read
  /// The digest, and the table of all keys with what reads it.
  case table
  /// `Resolution`, and what tests override.
  case resolution
  /// The functions that accessors call.
  case reading
  /// What the registry's enums have in common.
  case configenum
  /// What a text means as a bool or a number.
  case grammar
  /// A flag that threads share.
  case flag
  /// The matcher of patterns.
  case pattern
  /// The type of a JSON value and its parser.
  case json

  /// The partial's source in UTF-8.
  package var bytes: [UInt8] {
    switch self {
    case .header: PackageResources.header_mustache
    case .accessors: PackageResources.accessors_mustache
    case .read: PackageResources.read_mustache
    case .table: PackageResources.table_mustache
    case .resolution: PackageResources.resolution_mustache
    case .reading: PackageResources.reading_mustache
    case .configenum: PackageResources.configenum_mustache
    case .grammar: PackageResources.grammar_mustache
    case .flag: PackageResources.flag_mustache
    case .pattern: PackageResources.pattern_mustache
    case .json: PackageResources.json_mustache
    }
  }
}
