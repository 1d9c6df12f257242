import RegistryDiagnostics

/// The rules of the search in sources.
package enum UsesRules {
  package static let documentation: [RuleDocumentation] = [
    dynamicRead, invalidBaseline, invalidIgnoreComment, rawRead, staleBaseline, unregisteredRead, unusedIgnoreComment, unusedKey,
    usedInTestsOnly,
  ]

  /// The rules whose findings a comment in the sources can ignore.
  static let ignorable: [RuleID] = [rawRead.id, unregisteredRead.id, dynamicRead.id]

  static let rawRead = RuleDocumentation(
    "raw-read",
    summary: "a key of the registry is read by its text",
    explanation: """
      The sources ask the SDK for a key, or give it a default, by a literal, a constant or a case of an enum, or by a function of \
      the app that hands its parameter to the SDK. The accessor of the generated file reads the same value.
      """,
    rationale: """
      The read has a type, a default and a range of its own, and no one finds it when the flag is removed. The SDK's getters read \
      'abc' as 0 and 'on' as false.
      """,
    badExample: """
      let isOn = RemoteConfig.remoteConfig()["checkout_v2_enabled"].boolValue
      """,
    goodExample: """
      let isOn = FeatureConfig.checkoutV2Enabled
      """,
    isConfigurable: true, isFixSafe: false
  )

  static let unregisteredRead = RuleDocumentation(
    "unregistered-read",
    summary: "a key that the registry does not have is read",
    explanation: "The sources ask the SDK for a key, or give it a default, and no entry of the registry has that key.",
    rationale: "A misspelt key silently reads false, 0 or an empty text, and a key that nobody registered has no owner.",
    badExample: """
      let isOn = RemoteConfig.remoteConfig()["chekout_v2_enabled"].boolValue
      """,
    goodExample: """
      let isOn = FeatureConfig.checkoutV2Enabled
      """,
    isConfigurable: true, isFixSafe: false
  )

  static let dynamicRead = RuleDocumentation(
    "dynamic-read", .warning,
    summary: "a key is read that the sources do not tell",
    explanation: """
      The key of the read is not a literal, and not a constant, a case of an enum or a parameter that leads to one literal. The \
      message says why. A function that hands its parameter to a read is followed one level deep.
      """,
    rationale: "Nobody can say which keys the read needs, so none of them can be removed with confidence.",
    badExample: """
      func isOn(_ name: String) -> Bool { RemoteConfig.remoteConfig()["flag_" + name].boolValue }
      """,
    goodExample: """
      let isOn = FeatureConfig.flagCheckout
      """,
    isConfigurable: true
  )

  static let unusedKey = RuleDocumentation(
    "unused-key", .warning,
    summary: "no source reads the key",
    explanation: """
      No accessor, key path, enum type or read by text of the key is in the folders that were searched.
      """,
    rationale: "A flag that nobody reads is turned in the dashboard and does nothing.",
    isConfigurable: true
  )

  static let usedInTestsOnly = RuleDocumentation(
    "used-in-tests-only", .warning,
    summary: "only tests read the key",
    explanation: "All uses of the key are in the folders of '--tests'.",
    rationale: "The code that the flag controlled is gone, and its tests keep it alive.",
    isConfigurable: true
  )

  static let invalidBaseline = RuleDocumentation(
    "invalid-baseline",
    summary: "the file of '--baseline' is not a baseline",
    explanation: "'uses --write-baseline' writes the file: the reads that a code base has today. Nobody has to edit it.",
    rationale: "Without it every old read would be reported as new, or every new one as old."
  )

  static let staleBaseline = RuleDocumentation(
    "stale-baseline", .warning,
    summary: "the baseline lists reads that are gone",
    explanation: """
      Some reads of the file of '--baseline' are not in the sources any more. Write the file again with 'uses --write-baseline', \
      and commit it.
      """,
    rationale: "The next read that looks like one of them would not be reported.",
    isConfigurable: true
  )

  static let unusedIgnoreComment = RuleDocumentation(
    "unused-ignore-comment", .warning,
    summary: "a comment ignores a finding that is not there",
    explanation: """
      '// config-registry:ignore RULE - reason' is about its own line, or about the next one where it is on a line by itself.
      """,
    rationale: "It would hide the next finding in that place.",
    badExample: """
      // config-registry:ignore raw-read - read before the first fetch
      let isOn = FeatureConfig.checkoutV2Enabled
      """,
    goodExample: """
      let isOn = FeatureConfig.checkoutV2Enabled
      """,
    isConfigurable: true
  )

  static let invalidIgnoreComment = RuleDocumentation(
    "invalid-ignore-comment", .warning,
    summary: "a comment that ignores a finding names no rule or no reason",
    explanation: "The form is '// config-registry:ignore RULE - reason'; a comment without a reason does not count.",
    rationale: "Whoever reads the line later has to know why it may stay.",
    badExample: """
      // config-registry:ignore raw-read
      let isOn = RemoteConfig.remoteConfig()["checkout_v2_enabled"].boolValue
      """,
    goodExample: """
      // config-registry:ignore raw-read - the debug menu shows the text as it came
      let isOn = RemoteConfig.remoteConfig()["checkout_v2_enabled"].boolValue
      """,
    isConfigurable: true
  )
}
