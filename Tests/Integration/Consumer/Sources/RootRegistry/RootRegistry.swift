public enum RootRegistry {
  public static var summary: String { "retries \(FeatureConfig.retryCount)" }
}
