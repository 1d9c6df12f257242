/// The rules about remote flags for the file from which a team's coding agents take theirs.
enum AgentRules {
  /// - Parameters:
  ///   - typeName: the generated type.
  ///   - registry: the path of the registry as the team names it.
  static func text(typeName: String, registry: String) -> String {
    """
    ## Remote flags

    Every key of Remote Config is declared in `\(registry)`, and nowhere else. `config-registry` generates the type
    `\(typeName)` from it. That type is the only way to read a key.

    - Read a key by its accessor: `\(typeName).checkoutV2Enabled` for `checkout_v2_enabled`. Do not write a key as text.
    - Do not call `RemoteConfig`: no `remoteConfig["key"]`, no `configValue(forKey:)`, no `@RemoteConfigProperty`, no dictionary
      for `setDefaults`. Do not write a function that takes a key.
    - To add a key, add an entry with `owner`, `type`, `default` and `expires` to `\(registry)`, and run
      `config-registry validate`. Ask who owns the key and when it expires; do not make either up.
    - Do not edit the generated file, and do not read it to learn a key: `\(registry)` has the keys.
    - In a test, set a value with `\(typeName).withOverride(of: \\.checkoutV2Enabled, to: true) { … }`.
    - To remove a key, delete what `config-registry uses --key KEY` lists, then the entry.
    - Before you finish, run `config-registry check --sources .`. Do not turn a rule off, extend a date, or write a comment
      `config-registry:ignore` to make it pass.

    """
  }
}
