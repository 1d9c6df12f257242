public enum SymlinkedRegistry {
  public static var summary: String { "retries \(FeatureConfig.retryCount)" }
}
