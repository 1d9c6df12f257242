/// A type of the consumer's own.
public struct ModelOfTheConsumer {
  public init() {}
}
