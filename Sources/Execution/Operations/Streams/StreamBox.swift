import Machine
import Synchronization

/// A real stream with its continuation, as the program's stream and continuation hold it.
final class StreamBox: NativeValue {
  enum Source: Sendable {
    case plain(AsyncStream<Value>)
    case throwing(AsyncThrowingStream<Value, any Error>)
  }

  private enum Sink: Sendable {
    case plain(AsyncStream<Value>.Continuation)
    case throwing(AsyncThrowingStream<Value, any Error>.Continuation)
  }

  /// What became of a value that was yielded.
  enum Yield {
    case enqueued(remaining: Int)
    case dropped(Value)
    case terminated
  }

  /// What the real stream calls when it ends, for as long as the box is there: a stream that nobody
  /// holds any more ends where the program lets go of its last part, and not in the middle of that.
  final class Handler: Sendable {
    private let call: Mutex<(@Sendable ((any Error)?, _ isCancelled: Bool) -> Void)?>

    init(_ call: @escaping @Sendable ((any Error)?, _ isCancelled: Bool) -> Void) {
      self.call = Mutex(call)
    }

    func callAsFunction(_ error: (any Error)?, isCancelled: Bool) {
      call.withLock { $0 }?(error, isCancelled)
    }

    func forget() { call.withLock { $0 = nil } }
  }

  private struct State {
    var source: Source?
    var handler: (shown: Value, real: Handler)?
    var isAwaited = false
    /// Elements that nobody has taken.
    var elements = 0
    var isOver = false
    /// Who waits for an element.
    var waits: [(run: Run, id: Int)] = []
  }

  /// By which a record tells streams apart.
  let number: Int
  /// Whether an element can be dropped because the buffer is full.
  let isBounded: Bool
  private let elementCount = Atomic(0)
  private let sink: Sink
  let isOfLibrary: Bool
  private let state: Mutex<State>

  /// - Parameter isOfLibrary: whether a library made it, whose streams are no concern of a reader's.
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
    } else {
      let (stream, continuation) = AsyncStream<Value>.makeStream(
        bufferingPolicy: limit.map { keepsNewest ? .bufferingNewest($0) : .bufferingOldest($0) }
          ?? .unbounded)
      sink = .plain(continuation)
      state = Mutex(State(source: .plain(stream)))
    }
  }

  deinit { state.withLock { $0.handler }?.real.forget() }

  var isOver: Bool { state.withLock { $0.isOver } }

  /// The number of the next element, from 1.
  func makeElementNumber() -> Int { elementCount.wrappingAdd(1, ordering: .relaxed).newValue }

  func yield(_ value: Value) -> Yield {
    wake { $0.elements += 1 }
    let result = pass(value)
    // An older one was dropped for it, or it was dropped itself.
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
    wake { $0.isOver = true }
    switch sink {
    case .plain(let continuation): continuation.finish()
    case .throwing(let continuation): continuation.finish(throwing: error)
    }
  }

  /// Lets go of the stream, which cancels it: nobody iterates over it any more.
  func drop() {
    wake { $0.isOver = true }
    let source = state.withLock { state in
      defer { state.source = nil }
      return state.source
    }
    _ = source
  }

  // MARK: Waiting

  /// The stream to wait for; nil where the real one would end the process, since another task waits
  /// for it already.
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

  /// Remembers who waits; false if there is something to be had at once.
  func isAwaited(by wait: Int, of run: Run) -> Bool {
    state.withLock { state in
      guard state.elements == 0, !state.isOver else { return false }
      state.waits.append((run, wait))
      return true
    }
  }

  /// An element was taken.
  func noteElement() { state.withLock { $0.elements = max(0, $0.elements - 1) } }

  /// A reader received the end of the stream, as it also does when its task is cancelled.
  func noteEnd() { wake { $0.isOver = true } }

  /// Says that those who wait may go on, before they can.
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

  /// - Parameter shown: what the program reads of the handler.
  func setHandler(_ handler: Handler?, shown: Value) {
    let former = state.withLock { state in
      defer { state.handler = handler.map { (shown, $0) } }
      return state.handler
    }
    former?.real.forget()
    switch sink {
    case .plain(let continuation):
      guard let handler else {
        continuation.onTermination = nil
        return
      }
      continuation.onTermination = { termination in
        if case .cancelled = termination {
          handler(nil, isCancelled: true)
        } else {
          handler(nil, isCancelled: false)
        }
      }
    case .throwing(let continuation):
      guard let handler else {
        continuation.onTermination = nil
        return
      }
      continuation.onTermination = { termination in
        if case .finished(let error) = termination {
          handler(error, isCancelled: false)
        } else {
          handler(nil, isCancelled: true)
        }
      }
    }
  }

  static var leadsOn: Bool { true }
  var typeName: String { "AsyncStream" }
  var description: String { "AsyncStream" }
}
