/// The JSON Schema of registries, for editors. It is embedded, so that `import --schema` works wherever the tool is.
package enum RegistrySchema {
  /// The schema in UTF-8.
  package static var bytes: [UInt8] { PackageResources.config_registry_schema_json }
}
