import Synchronization

/// A Ctrl-C that comes as a signal because no key is being read.
///
/// While a key is handled, it stops the code that runs. At another time, it is the next key.
final class StageInterrupt: Sendable {
  private struct State {
    var isBusy = false
    var isWaiting = false
  }

  private let state = Mutex(State())

  /// Says whether a key is being handled.
  func setBusy(_ isBusy: Bool) { state.withLock { $0.isBusy = isBusy } }

  /// Takes a signal.
  ///
  /// - Returns: True if code is to be stopped.
  func signal() -> Bool {
    state.withLock { state in
      if !state.isBusy { state.isWaiting = true }
      return state.isBusy
    }
  }

  /// Returns whether there was a signal that is the next key, and forgets it.
  func take() -> Bool {
    state.withLock { state in
      defer { state.isWaiting = false }
      return state.isWaiting
    }
  }
}
