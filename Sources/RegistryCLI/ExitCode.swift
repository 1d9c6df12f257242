/// What a run tells its caller.
package enum ExitCode: Int32, Sendable {
  /// Nothing to report.
  case clean = 0
  /// Findings: an invalid registry, an expired key, drift, a stale file.
  case findings = 1
  /// An input that cannot be read or is not what it should be, or an output that cannot be written.
  case failure = 2
  /// Wrong usage, as `sysexits.h` numbers it.
  case usage = 64
}
