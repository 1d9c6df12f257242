import RegistryModel

/// Something that needs doing today.
struct ReportTask {
  let key: ReportKey
  /// What is the matter: `expired 3 days ago`.
  let what: String
  /// What to do.
  let advice: String
  /// How the page shows it: a status, or `problem`.
  let kind: String
}

extension ReportPage {
  /// What needs doing: what is expired or due first, then what the dashboard sends that no client can use, then what nobody reads.
  var tasks: [ReportTask] {
    let urgent = keys.inOrderOfUrgency
    let dated = urgent.filter { $0.status == .expired || $0.status == .due }.map { key in
      ReportTask(
        key: key, what: key.statusText,
        advice: key.status == .expired ? "Remove or extend it" : "Remove or extend it soon",
        kind: key.status.rawValue)
    }
    let removable = urgent.filter { if case .removable = $0.listed.expiry { true } else { false } }.map { key in
      ReportTask(
        key: key, what: key.statusText,
        advice: key.versions?.isEmpty == false
          ? "Remove it once no version in use reads it" : "Remove the entry, and the key in the dashboard", kind: "retired")
    }
    let unusable = keys.flatMap { key in
      key.problems.map {
        ReportTask(key: key, what: $0.message.capitalized, advice: $0.advice.capitalized, kind: "problem")
      }
    }
    let unread = keys.filter { $0.places?.isEmpty == true }.map { key in
      ReportTask(key: key, what: "Not read in the sources", advice: "Remove it once no shipped version reads it", kind: "none")
    }
    return dated + removable + unusable + unread
  }
}
