/// A type of the consumer's own.
public struct DiagnosticsOfTheConsumer {
  public init() {}
}
