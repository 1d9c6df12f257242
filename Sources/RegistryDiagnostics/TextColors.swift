/// How the text format is coloured: by ANSI sequences, or not at all.
enum TextColors {
  case none
  case ansi

  func bold(_ text: String) -> String { sequence("1", text) }

  /// Red for errors, yellow for warnings, cyan for the rest.
  func paint(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: sequence("1;31", text)
    case .warning: sequence("1;33", text)
    case .note: sequence("1;36", text)
    }
  }

  private func sequence(_ code: String, _ text: String) -> String {
    switch self {
    case .none: text
    case .ansi: "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
  }
}
