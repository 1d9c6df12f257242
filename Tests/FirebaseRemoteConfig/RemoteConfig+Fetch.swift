import Foundation

extension RemoteConfig {
  public typealias FetchHandler = @Sendable (RemoteConfigFetchStatus, (any Error)?) -> Void

  public func ensureInitialized(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(nil) }
  }

  /// Fetches unless the last fetch is younger than the settings' minimum interval; calls back on the main queue.
  public func fetch(completionHandler: FetchHandler? = nil) {
    finish(store.fetch(), completionHandler)
  }

  /// Fetches unless the last fetch is younger than `expirationDuration` seconds; calls back on the main queue.
  public func fetch(withExpirationDuration expirationDuration: TimeInterval, completionHandler: FetchHandler? = nil) {
    finish(store.fetch(interval: expirationDuration), completionHandler)
  }

  private func finish(_ result: (RemoteConfigFetchStatus, (any Error)?), _ handler: FetchHandler?) {
    guard let handler else { return }
    DispatchQueue.main.async { handler(result.0, result.1) }
  }

  /// Makes the fetched values active; calls back on a global queue with whether there was anything new.
  public func activate(completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil) {
    let isChanged = store.activate()
    guard let completion else { return }
    DispatchQueue.global().async { completion(isChanged, nil) }
  }

  /// Fetches and activates; a fetch that was answered from what is there counts as one from the server, as in the SDK.
  public func fetchAndActivate(
    completionHandler: (@Sendable (RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)? = nil
  ) {
    let (status, error) = store.fetch()
    if status == .success { _ = store.activate() }
    guard let completionHandler else { return }
    DispatchQueue.main.async {
      completionHandler(status == .success ? .successFetchedFromRemote : .error, error)
    }
  }
}

extension RemoteConfig {
  public nonisolated(nonsending) func ensureInitialized() async throws {}

  public nonisolated(nonsending) func fetch() async throws -> RemoteConfigFetchStatus { try checked(store.fetch()) }

  public nonisolated(nonsending) func fetch(
    withExpirationDuration expirationDuration: TimeInterval
  ) async throws -> RemoteConfigFetchStatus {
    try checked(store.fetch(interval: expirationDuration))
  }

  @discardableResult
  public nonisolated(nonsending) func activate() async throws -> Bool { store.activate() }

  @discardableResult
  public nonisolated(nonsending) func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus {
    _ = try checked(store.fetch())
    _ = store.activate()
    return .successFetchedFromRemote
  }

  private func checked(_ result: (RemoteConfigFetchStatus, (any Error)?)) throws -> RemoteConfigFetchStatus {
    if let error = result.1 { throw error }
    return result.0
  }
}
