import RegistryText

/// What a dashboard may give to installs, as far as a fleet is concerned. Plain values: whoever reads exports makes them.
package struct RemoteTemplate: Sendable {
  /// In the order of priority: the first one that holds decides.
  package let conditions: [RemoteCondition]
  package let parameters: [RemoteParameter]

  package init(conditions: [RemoteCondition], parameters: [RemoteParameter]) {
    self.conditions = conditions
    self.parameters = parameters
  }
}

/// A condition under which a parameter may have another value.
package struct RemoteCondition: Sendable {
  package let name: String
  /// Nil where the template does not say.
  package let expression: String?

  package init(_ name: String, _ expression: String?) {
    self.name = name
    self.expression = expression
  }
}

/// A remote key and all that an install may receive for it.
package struct RemoteParameter: Sendable {
  package let key: String
  package let values: [RemoteValue]

  package init(_ key: String, _ values: [RemoteValue]) {
    self.key = key
    self.values = values
  }
}

/// What a parameter has for everyone, or under a condition.
package struct RemoteValue: Sendable {
  /// The name of the condition; nil for the value for everyone.
  package let condition: String?
  /// The texts that an install may receive; none where it has its compiled-in value.
  package let texts: [RemoteText]
  /// Whether every install that the condition holds for receives one of the texts, or its compiled-in value.
  package let isForAll: Bool

  package init(condition: String?, texts: [RemoteText], isForAll: Bool) {
    self.condition = condition
    self.texts = texts
    self.isForAll = isForAll
  }
}

/// A text that an install may receive.
package struct RemoteText: Sendable {
  package let text: String
  /// Where it is from, with the text: `the value 'abc' under 'beta'`.
  package let phrase: String
  package let location: SourceLocation

  package init(_ text: String, phrase: String, at location: SourceLocation) {
    self.text = text
    self.phrase = phrase
    self.location = location
  }
}
