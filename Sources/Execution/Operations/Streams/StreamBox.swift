import Machine
import Synchronization

/// A real stream with its continuation, shared by the program's stream and continuation.
final class StreamBox: NativeValue {
  enum Source: Sendable {
    case plain(AsyncStream<Value>)
    case throwing(AsyncThrowingStream<Value, any Error>)
  }

  private enum Sink: Sendable {
    case plain(AsyncStream<Value>.Continuation)
    case throwing(AsyncThrowingStream<Value, any Error>.Continuation)
  }

  /// The result of yielding a value.
  enum Yield {
    case enqueued(remaining: Int)
    case dropped(Value)
    case terminated
  }

  /// The real stream calls this when it ends, while the box exists. An unreferenced stream ends
  /// where the program releases its last part, and not during that release.
  final class Handler: Sendable {
    private let call: Mutex<(@Sendable ((any Error)?, _ isCancelled: Bool) -> Void)?>

    init(_ call: @escaping @Sendable ((any Error)?, _ isCancelled: Bool) -> Void) {
      self.call = Mutex(call)
    }

    func callAsFunction(_ error: (any Error)?, isCancelled: Bool) {
      call.withLock { $0 }?(error, isCancelled)
    }

    /// Releases the handler's captures after the lock, because the end of an object may run code.
    func forget() {
      let forgotten = call.withLock { call in
        defer { call = nil }
        return call
      }
      withExtendedLifetime(forgotten) {}
    }
  }

  private struct State {
    var source: Source?
    var handler: (shown: Value, real: Handler)?
    var isAwaited = false
    /// The number of elements in the buffer.
    var elements = 0
    var isOver = false
    /// The thread that cancels it, while it calls the handler.
    var canceller: UInt?
    /// The waits for an element.
    var waits: [(run: Run, id: Int)] = []
  }

  /// Identifies the stream in a record.
  let number: Int
  /// Whether an element can be dropped because the buffer is full.
  let isBounded: Bool
  private let elementCount = Atomic(0)
  private let sink: Sink
  let isOfLibrary: Bool
  private let state: Mutex<State>

  /// - Parameter isOfLibrary: Whether a library made it. Its streams aren't shown.
  init(number: Int, limit: Int?, keepsNewest: Bool, isThrowing: Bool, isOfLibrary: Bool) {
    self.number = number
    self.isOfLibrary = isOfLibrary
    isBounded = limit != nil
    if isThrowing {
      let (stream, continuation) = AsyncThrowingStream<Value, any Error>.makeStream(
        bufferingPolicy: limit.map { keepsNewest ? .bufferingNewest($0) : .bufferingOldest($0) }
          ?? .unbounded)
      sink = .throwing(continuation)
      state = Mutex(State(source: .throwing(stream)))
      continuation.onTermination = { [weak self] _ in self?.noteEnd() }
    } else {
      let (stream, continuation) = AsyncStream<Value>.makeStream(
        bufferingPolicy: limit.map { keepsNewest ? .bufferingNewest($0) : .bufferingOldest($0) }
          ?? .unbounded)
      sink = .plain(continuation)
      state = Mutex(State(source: .plain(stream)))
      continuation.onTermination = { [weak self] _ in self?.noteEnd() }
    }
  }

  deinit { state.withLock { $0.handler }?.real.forget() }

  /// Whether it has ended. While its cancellation calls the handler, only the handler can still finish it:
  /// compiled code, which is faster, has cancelled it before a task that the handler wakes continues.
  var isOver: Bool {
    let thread = currentThread()
    return state.withLock { $0.isOver || $0.canceller.map { $0 != thread } ?? false }
  }

  /// Returns the number of the next element, from 1.
  func makeElementNumber() -> Int { elementCount.wrappingAdd(1, ordering: .relaxed).newValue }

  func yield(_ value: Value) -> Yield {
    wake { $0.elements += 1 }
    let result = pass(value)
    // An older element was dropped, or this one.
    if case .enqueued = result {} else { state.withLock { $0.elements -= 1 } }
    return result
  }

  private func pass(_ value: Value) -> Yield {
    switch sink {
    case .plain(let continuation):
      switch continuation.yield(value) {
      case .enqueued(let remaining): .enqueued(remaining: remaining)
      case .dropped(let value): .dropped(value)
      default: .terminated
      }
    case .throwing(let continuation):
      switch continuation.yield(value) {
      case .enqueued(let remaining): .enqueued(remaining: remaining)
      case .dropped(let value): .dropped(value)
      default: .terminated
      }
    }
  }

  func finish(throwing error: (any Error)?) {
    if isOver, hasCanceller { return }
    wake { $0.isOver = true }
    switch sink {
    case .plain(let continuation): continuation.finish()
    case .throwing(let continuation): continuation.finish(throwing: error)
    }
  }

  /// Releases the stream, which cancels it, because no code iterates over it any more.
  func drop() {
    wake { $0.isOver = true }
    let source = state.withLock { state in
      defer { state.source = nil }
      return state.source
    }
    // The stream ends outside of the lock, because its end calls the handler.
    withExtendedLifetime(source) {}
  }

  // MARK: Waiting

  /// Returns the stream to wait for; nil if another task already waits for it, for which the real
  /// stream would end the process.
  func beginWait() -> Source?? {
    state.withLock { state in
      guard case .throwing? = state.source else { return .some(state.source) }
      guard !state.isAwaited else { return nil }
      state.isAwaited = true
      return .some(state.source)
    }
  }

  func endWait() {
    state.withLock { $0.isAwaited = false }
  }

  /// Records a wait. Returns false if the stream has an element or has ended.
  func isAwaited(by wait: Int, of run: Run) -> Bool {
    state.withLock { state in
      guard state.elements == 0, !state.isOver else { return false }
      state.waits.append((run, wait))
      return true
    }
  }

  /// Records that an element was received.
  func noteElement() { state.withLock { $0.elements = max(0, $0.elements - 1) } }

  /// Records that the stream has ended: a reader received its end, or the reader's task is cancelled.
  func noteEnd() {
    wake {
      $0.isOver = true
      $0.canceller = nil
    }
  }

  /// Wakes the waits before their lanes can continue.
  private func wake(_ change: (inout State) -> Void) {
    let waits = state.withLock { state in
      change(&state)
      defer { state.waits = [] }
      return state.waits
    }
    for wait in waits { wait.run.wake(wait.id) }
  }

  // MARK: Ending

  var handler: Value {
    state.withLock { $0.handler.map { .some($0.shown) } ?? .none }
  }

  private var hasCanceller: Bool { state.withLock { $0.canceller != nil } }

  private func beginCancellation() {
    let thread = currentThread()
    state.withLock { $0.canceller = thread }
  }

  /// Whether it has a handler that the next end would call.
  var hasHandler: Bool { state.withLock { $0.handler != nil && $0.canceller == nil } }

  /// - Parameter shown: The handler as the program reads it.
  func setHandler(_ handler: Handler?, shown: Value) {
    let former = state.withLock { state in
      defer { state.handler = handler.map { (shown, $0) } }
      return state.handler
    }
    former?.real.forget()
    switch sink {
    case .plain(let continuation):
      guard let handler else {
        continuation.onTermination = { [weak self] _ in self?.noteEnd() }
        return
      }
      continuation.onTermination = { [weak self] termination in
        defer { self?.dropHandler(handler) }
        // The stream ends when its handler has returned, so that the handler can still finish it.
        defer { self?.noteEnd() }
        if case .cancelled = termination {
          self?.beginCancellation()
          handler(nil, isCancelled: true)
        } else {
          handler(nil, isCancelled: false)
        }
      }
    case .throwing(let continuation):
      guard let handler else {
        continuation.onTermination = { [weak self] _ in self?.noteEnd() }
        return
      }
      continuation.onTermination = { [weak self] termination in
        defer { self?.dropHandler(handler) }
        // The stream ends when its handler has returned, so that the handler can still finish it.
        defer { self?.noteEnd() }
        if case .finished(let error) = termination {
          handler(error, isCancelled: false)
        } else {
          self?.beginCancellation()
          handler(nil, isCancelled: true)
        }
      }
    }
  }

  /// Releases a handler that was called, with what it captures.
  private func dropHandler(_ handler: Handler) {
    let dropped = state.withLock { state in
      guard state.handler?.real === handler else { return nil as (shown: Value, real: Handler)? }
      defer { state.handler = nil }
      return state.handler
    }
    withExtendedLifetime(dropped) { dropped?.real.forget() }
  }

  static var leadsOn: Bool { true }
  var typeName: String { "AsyncStream" }
  var description: String { "AsyncStream" }
}
