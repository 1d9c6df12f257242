/// A span of time above zero, as an attribute has it: a `duration` such as `12h`, `1.5d`.
package struct TimeSpan: Equatable, Sendable {
  package let duration: Duration
  /// As it is written.
  package let text: String

  package var seconds: Double { DurationSyntax.seconds(of: duration) }

  /// Nil for a text that is not a duration, and for one that is not above zero.
  package init?(_ text: String) {
    guard case .success(let duration) = DurationSyntax.read(text), duration > .zero else { return nil }
    self.duration = duration
    self.text = text
  }
}
