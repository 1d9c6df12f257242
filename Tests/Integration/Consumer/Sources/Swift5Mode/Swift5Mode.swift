public enum Swift5Mode {
  public static var summary: String { "retries \(FeatureConfig.retryCount)" }
}
