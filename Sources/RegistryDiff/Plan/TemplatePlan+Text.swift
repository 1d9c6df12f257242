import RegistryModel
import RegistryText

extension TemplatePlan {
  /// For people: a line for each change, and one more where nothing is changed. Of more than `limit` changes those that people
  /// have to decide come first, and the others are counted.
  package func text(limit: Int = .max) -> String {
    let limit = max(limit, 0)
    let isLong = changes.count > limit
    let ordered = isLong ? changes.filter { $0.sign == "!" } + changes.filter { $0.sign != "!" } : changes
    let rest = isLong ? omission(of: changes.count - limit, "change", "changes") + "\n" : ""
    let lines = ordered.prefix(limit).map { change in
      "\(change.sign) \(change.key.isEmpty ? "" : change.key.truncated(to: ServiceLimits.keyLength) + ": ")\(change.detail)"
        .visible + "\n"
    }
    return lines.joined() + rest + (isEmpty ? "nothing to change\n" : "")
  }
}

extension TemplatePlan.Change {
  /// `+` added, `~` changed, `-` removed, `=` different and kept, `!` left for people to decide.
  package var sign: String {
    switch kind {
    case .added: "+"
    case .retyped, .valueChanged: "~"
    case .removed: "-"
    case .kept, .keptForShipped: "="
    case .left: "!"
    }
  }

  /// What is changed, for people, without a full stop.
  package var detail: String {
    switch kind {
    case .added(let type, let text, let group):
      "\(type) with the default \(quoted(text))\(group.map { ", in the group \(quoted($0))" } ?? "")"
    case .retyped(let old, let new): "its type from \(old) to \(new)"
    case .valueChanged(let origin, let old, let new): "\(origin.phrase()) from \(quoted(old)) to \(quoted(new))"
    case .removed: "not in the registry"
    case .kept(let remote, let compiledIn): "keeps \(quoted(remote)); the compiled-in value is \(quoted(compiledIn))"
    case .keptForShipped(let versions): "not in the registry, and kept: shipped versions read it (\(versions))"
    case .left(let obstacle): obstacle.message
    }
  }
}
