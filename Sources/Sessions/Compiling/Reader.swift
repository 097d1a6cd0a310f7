import Synchronization

/// Parses texts on a thread of its own, because nothing can stop the parser.
///
/// After an interruption, the next text is parsed on another thread, and doesn't wait for the abandoned
/// one.
final class Reader: Sendable {
  private struct State {
    var thread: DeepThread?
    /// How many texts the thread has not finished.
    var unfinished = 0
  }

  private let state = Mutex(State())

  func read<Value: Sendable>(_ read: @Sendable () -> Value) async -> Value {
    let thread = state.withLock { state in
      let thread = state.thread ?? DeepThread()
      state.thread = thread
      state.unfinished += 1
      return thread
    }
    let value = await thread.read(read)
    state.withLock { if $0.thread === thread { $0.unfinished -= 1 } }
    return value
  }

  /// Abandons the text that is being parsed.
  func interrupt() {
    state.withLock { state in
      if state.unfinished > 0 { state = State() }
    }
  }
}

/// A thread with the stack that parsing needs.
actor DeepThread {
  private let executor = ThreadExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  func read<Value: Sendable>(_ read: @Sendable () -> Value) -> Value { read() }
}
