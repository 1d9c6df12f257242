import RegistryDiagnostics
import RegistryModel
import RegistryText

extension DiffReport {
  /// For people: `+` is in the registry only, `-` is remote only, `~` differs, `=` is worth a note; grouped by owner, with a summary
  /// as the last line. It lists `limit` differences, and counts the others.
  package func text(limit: Int = .max) -> String {
    let (owners, rest) = shown(limit)
    var text = ""
    for group in owners {
      text += (group.owner.map { $0.truncated(to: 80).visibleAtLineStart } ?? "not in the registry") + "\n"
      for (difference, severity) in group.differences { text += "  \(difference.sign(severity)) \(difference.line)\n" }
      text += "\n"
    }
    return text + (rest.map { $0 + "\n\n" } ?? "") + summary + "\n"
  }
}

extension Difference {
  /// The sign of a line: what would be added, removed or changed in the template to make the two agree; `=` for a note, which
  /// asks for no change.
  func sign(_ severity: Severity) -> String {
    switch kind {
    case _ where severity == .note: "="
    case .registryOnly: "+"
    case .remoteOnly: "-"
    default: "~"
    }
  }

  /// The difference on one line, safe for a terminal, with its place at the end.
  fileprivate var line: String {
    let place = (remoteLocation ?? registryLocation).map { location in
      "  [\(location.path)" + (location.span.map { ":\($0.start.line):\($0.start.column)" } ?? "") + "]"
    }
    let hint: String
    if case .remoteOnly(let nearest?) = kind { hint = "; did you mean \(quoted(nearest))?" } else { hint = "" }
    return "\(key.isEmpty ? "" : key.truncated(to: ServiceLimits.keyLength) + ": ")\(detail)\(hint)\(place ?? "")".visible
  }
}
