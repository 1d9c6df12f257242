/// Bounds that keep a hostile or broken file from eating time or memory.
///
/// YAML itself sets none. Crossing one is a `yaml-limit` diagnostic that names the bound, never a trap.
package struct YAMLLimits: Sendable, Equatable {
  /// Size of the file in bytes. At most 1 GiB, because the tree keeps lines and columns in 32 bits.
  package var fileBytes: Int
  /// How deep mappings and sequences may be nested, with aliases followed; the root is at depth 1. Code that goes down a tree, or
  /// frees it, uses the stack for each level.
  package var depth: Int
  /// Length of one scalar in UTF-8 bytes, after escapes and folding.
  package var scalarBytes: Int
  /// How many nodes (scalars, mappings, sequences, aliases) the file may hold as written.
  package var nodes: Int
  /// How many more nodes there would be if each alias were replaced by what it names.
  /// The same bound holds for the pairs that all mappings together have by merging.
  package var aliasExpansion: Int
  /// How many anchors with different names the file may have.
  package var anchors: Int
  /// How many lines may start with `%`, as directives do.
  package var directives: Int
  /// How many findings are reported; one more ends the reading.
  package var findings: Int

  /// The bounds of the tool: several hundred times what Remote Config can hold.
  package init(
    fileBytes: Int = 64 << 20,
    depth: Int = 64,
    scalarBytes: Int = 1 << 20,
    nodes: Int = 8_000_000,
    aliasExpansion: Int = 1_000_000,
    anchors: Int = 100_000,
    directives: Int = 100,
    findings: Int = 1000
  ) {
    self.fileBytes = min(fileBytes, 1 << 30)
    self.depth = depth
    self.scalarBytes = scalarBytes
    self.nodes = nodes
    self.aliasExpansion = aliasExpansion
    self.anchors = anchors
    self.directives = directives
    self.findings = findings
  }
}
