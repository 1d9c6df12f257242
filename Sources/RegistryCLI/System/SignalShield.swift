#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Holds back the signals that end a process while a half-written file lies about, so that none is left behind.
///
/// A signal that came meanwhile ends the process when the shield is lowered, as its sender meant it to.
final class SignalShield {
  private let signals: [Int32]
  private var held: [Int32] = []
  private var former: sigset_t?

  /// - Parameter signals: what a shell, a terminal or a build service ends a process with, unless a test says otherwise.
  init(signals: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]) { self.signals = signals }

  deinit { lower() }

  /// Holds the signals back; a second call does nothing.
  func raise() {
    guard former == nil else { return }
    var former = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &former)
    self.former = former
    // One that is ignored, as `nohup` has it, or held back already would end nothing.
    held = signals.filter { sigismember(&former, $0) == 0 && Self.endsProcess($0) }
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for signal in held { sigaddset(&blocked, signal) }
    pthread_sigmask(SIG_BLOCK, &blocked, nil)
  }

  /// Whether one of the signals waits for the shield to be lowered.
  var isStruck: Bool {
    guard !held.isEmpty else { return false }
    var pending = sigset_t()
    guard sigpending(&pending) == 0 else { return false }
    return held.contains { sigismember(&pending, $0) == 1 }
  }

  /// Lets the signals through again; one that came meanwhile takes effect now.
  func lower() {
    guard var former else { return }
    self.former = nil
    held = []
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  private static func endsProcess(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      return action.__sigaction_handler.sa_handler == nil
    #elseif canImport(Musl)
      return action.__sa_handler.sa_handler == nil
    #else
      return action.__sigaction_u.__sa_handler == nil
    #endif
  }
}
