/// Holds back the signals that end a process while there is a half-written file, so that none is left behind.
///
/// A signal that arrives meanwhile ends the process when the shield is lowered.
final class SignalShield {
  private let signals: [Int32]
  private var held: [Int32] = []
  private var former: sigset_t?

  /// - Parameter signals: by default those with which a shell, a terminal or a build service ends a process.
  init(signals: [Int32] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]) { self.signals = signals }

  deinit { lower() }

  /// Holds the signals back; a second call does nothing.
  func raise() {
    guard former == nil else { return }
    var former = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &former)
    self.former = former
    // A signal that is ignored, as under `nohup`, or already held back would not end the process.
    held = signals.filter { sigismember(&former, $0) == 0 && Self.endsProcess($0) }
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for signal in held { sigaddset(&blocked, signal) }
    pthread_sigmask(SIG_BLOCK, &blocked, nil)
  }

  /// Whether a signal is waiting for the shield to be lowered.
  var isStruck: Bool {
    guard !held.isEmpty else { return false }
    var pending = sigset_t()
    guard sigpending(&pending) == 0 else { return false }
    return held.contains { sigismember(&pending, $0) == 1 }
  }

  /// Lets the signals through again. One that has arrived meanwhile takes effect now.
  func lower() {
    guard var former else { return }
    self.former = nil
    held = []
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  private static func endsProcess(_ signal: Int32) -> Bool {
    var action = sigaction()
    return sigaction(signal, nil, &action) == 0 && action.isDefault
  }
}
