/// A type of the consumer's own.
public struct TemplatesOfTheConsumer {
  public init() {}
}
