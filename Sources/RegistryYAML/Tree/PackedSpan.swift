import RegistryDiagnostics
import RegistryText

/// Where a node is written, in half the memory of a `SourceSpan`.
struct PackedSpan: Equatable {
  var start: PackedPosition
  var end: PackedPosition

  var unpacked: SourceSpan { SourceSpan(start: start.unpacked, end: end.unpacked) }
}

/// A 1-based line and column in 32 bits each: a file of at most 1 GiB has fewer of both.
struct PackedPosition: Equatable {
  var line: UInt32
  var column: UInt32

  var unpacked: SourcePosition { SourcePosition(line: Int(line), column: Int(column)) }
}
