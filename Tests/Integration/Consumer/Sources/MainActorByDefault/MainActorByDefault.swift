public enum MainActorByDefault {
  nonisolated public static var summary: String { "retries \(FeatureConfig.retryCount)" }
}
