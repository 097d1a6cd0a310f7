import Synchronization

/// Requests of other threads to the reading thread. A pipe wakes it while it waits for a key.
final class ReadRequests: Sendable {
  private struct State {
    var isReading = false
    var output: [String] = []
    var wasInterrupted = false
    var wasResized = false
    var wasContinued = false
  }

  /// A request since the reader last checked.
  enum Request: Equatable {
    case output([String])
    case interrupt
    case resize
    /// The process was stopped and continues.
    case resume
  }

  let pipe: WakePipe
  private let state = Mutex(State())

  init(pipe: WakePipe) {
    self.pipe = pipe
  }

  func beginReading() {
    state.withLock { state in
      state.isReading = true
      state.wasInterrupted = false
      state.wasResized = false
      state.wasContinued = false
    }
  }

  /// Ends the read and writes output that came too late to be shown above it.
  func endReading(write: ([String]) -> Void) {
    // Written under the lock, so that output keeps its order.
    state.withLock {
      $0.isReading = false
      if !$0.output.isEmpty { write($0.output) }
      $0.output = []
    }
  }

  /// Hands text to the reader, or to `write` if nobody reads.
  func print(_ text: String, write: ([String]) -> Void) {
    let isReading = state.withLock {
      // Written under the lock: otherwise a read could begin and draw its prompt in between.
      if $0.isReading { $0.output.append(text) } else { write([text]) }
      return $0.isReading
    }
    if isReading { pipe.wake() }
  }

  /// Returns false if nobody reads.
  func interrupt() -> Bool {
    let isReading = state.withLock {
      $0.wasInterrupted = $0.isReading
      return $0.isReading
    }
    if isReading { pipe.wake() }
    return isReading
  }

  func resize() {
    state.withLock { $0.wasResized = true }
    pipe.wake()
  }

  func resume() {
    state.withLock { $0.wasContinued = true }
    pipe.wake()
  }

  /// The requests since the last call, in the order in which they are to be met.
  func take() -> [Request] {
    state.withLock {
      var requests: [Request] = []
      if $0.wasContinued { requests.append(.resume) }
      if $0.wasResized { requests.append(.resize) }
      if !$0.output.isEmpty { requests.append(.output($0.output)) }
      if $0.wasInterrupted { requests.append(.interrupt) }
      $0.wasContinued = false
      $0.wasResized = false
      $0.output = []
      $0.wasInterrupted = false
      return requests
    }
  }
}
