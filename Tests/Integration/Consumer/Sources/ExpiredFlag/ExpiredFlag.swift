public enum ExpiredFlag {
  public static var summary: String { "holiday \(FeatureConfig.holidayTheme)" }
}
