/// Registries for tests that are about something else.
enum Registries {
  /// Three sound keys, of which one has a range.
  static let sound = """
    checkout_v2_enabled:
      owner: payments
      type: bool
      default: false
      expires: 2026-12-01
    upload_chunk_bytes:
      owner: media
      type: int
      default: 1048576
      range: [65536, 8388608]
    config_version:
      owner: platform
      type: string
      default: "unset"

    """

  /// An error on line 4.
  static let invalid = """
    upload_chunk_bytes:
      owner: media
      type: int
      default: 1024
      range: [65536, 8388608]

    """

  static let invalidReport = """
    registry.yml:4:12: error: the default '1024' of 'upload_chunk_bytes' lies below the lower bound of its range, 65536 \
    [default-out-of-range]
     4 |   default: 1024
       |            ^~~~
       = help: choose a default within the range, or widen the range
    1 error

    """

  /// A warning on line 1.
  static let doubtful = """
    dark_mode:
      owner: design
      type: bool
      default: true

    """

  static let doubtfulReport = """
    registry.yml:1:1: warning: the bool 'dark_mode' has no 'expires' [missing-expiry]
     1 | dark_mode:
       | ^~~~~~~~~
       = help: add 'expires: YYYY-MM-DD', or 'expires: never' with a 'reason'
    1 warning

    """

  /// One key of the name, so that registries can be told apart.
  static func single(_ key: String, default value: Int = 1) -> String {
    "\(key): {owner: media, type: int, default: \(value)}\n"
  }
}
