extension TemplatePlan.Change {
  /// `+` added, `~` changed, `-` removed, `=` different and kept, `!` left for people to decide.
  package var sign: String {
    switch kind {
    case .added: "+"
    case .retyped, .defaultChanged: "~"
    case .removed: "-"
    case .kept: "="
    case .left: "!"
    }
  }

  /// What is changed, for people, without a full stop.
  package var detail: String {
    switch kind {
    case .added(let type, let text): "\(type) with the default '\(text)'"
    case .retyped(let old, let new): "its type from \(old) to \(new)"
    case .defaultChanged(let old, let new): "its default from '\(old)' to '\(new)'"
    case .removed: "not in the registry"
    case .kept(let remote, let compiledIn): "keeps '\(remote)'; the compiled-in value is '\(compiledIn)'"
    case .left(let difference): "\(difference.detail); decide it in the console"
    }
  }
}
