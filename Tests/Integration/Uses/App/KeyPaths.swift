struct Book { var version: String }
func paths() {
  _ = FeatureConfig.resolution(of: \.uploadChunkBytes).value
  _ = Flags.resolution(of: \.checkoutV2Enabled)
  _ = \FeatureConfig.Type.version
  _ = \Flags.Type.samplingRate
  let declared: KeyPath<FeatureConfig.Type, String> = \.welcomeTitle
  let list: [PartialKeyPath<FeatureConfig.Type>] = [\.version, \.listStyle]
  _ = (declared, list, FeatureConfig.self[keyPath: \.default])
  let book: KeyPath<Book, String> = \.version
  _ = ([Book(version: "1")].map(\.version), book)
  _ = FeatureConfig.resolution(of: \.self.listStyle)
}
func overridden() async {
  FeatureConfig.withOverride(of: \.uploadChunkBytes, to: 5) { _ = FeatureConfig.uploadChunkBytes }
  await Flags.withOverride(of: \.version, to: "1") { await Task.yield() }
}
