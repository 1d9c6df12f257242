public enum ExcludedRegistry {
  public static var summary: String { "retries \(FeatureConfig.retryCount)" }
}
