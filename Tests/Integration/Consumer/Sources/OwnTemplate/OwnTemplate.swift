public enum OwnTemplate {
  public static var summary: String { "retries \(FeatureConfig.retryCount)" }
}
