/// How much Remote Config holds, in characters where nothing else is said.
///
/// https://firebase.google.com/docs/remote-config/quotas-limits, and for descriptions and groups the reference of the REST resource
/// `RemoteConfig`.
package enum ServiceLimits {
  /// The parameters of an event of Analytics without the one for the registry's digest.
  package static let reportedKeys = 24
  package static let keyLength = 256
  package static let parameters = 3_000
  /// Of all values of a project together.
  package static let valueCharacters = 1_000_000
  package static let conditions = 2_000
  package static let conditionNameLength = 100
  package static let groups = 1_000
  package static let groupNameLength = 256
  /// Of a parameter, and of a group.
  package static let descriptionLength = 256
}
