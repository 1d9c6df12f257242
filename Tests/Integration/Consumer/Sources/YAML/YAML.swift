/// A type of the consumer's own.
public struct YAMLOfTheConsumer {
  public init() {}
}
