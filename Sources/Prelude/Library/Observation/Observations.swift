// A sequence of a closure's values, with a new one after each change of what the closure has read.

struct Observations<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  enum Iteration: Sendable {
    case next(Element)
    case finish
  }
  let _emit: @Sendable () async throws(Failure) -> Iteration
  let _actor: (any Actor)?
  let _state = _ObservationsState()
  init(
    @_inheritActorContext _ emit: @escaping @Sendable () async throws(Failure) -> Element,
    _actor: (any Actor)? = #isolation
  ) {
    _emit = { () async throws(Failure) -> Iteration in .next(try await emit()) }
    self._actor = _actor
  }
  init(
    _emit: @escaping @Sendable () async throws(Failure) -> Iteration, _actor: (any Actor)?
  ) {
    self._emit = _emit
    self._actor = _actor
  }
  static func untilFinished(
    @_inheritActorContext _ emit: @escaping @Sendable () async throws(Failure) -> Iteration,
    _actor: (any Actor)? = #isolation
  ) -> Observations<Element, Failure> {
    Observations(_emit: emit, _actor: _actor)
  }
  func makeAsyncIterator() -> Iterator { Iterator(_source: self) }
  /// Runs the closure on its actor, and waits for changes before another task can make one.
  func _track(isolation actor: isolated (any Actor)?) async throws(Failure) -> Iteration {
    let (tracking, state, emit) = (_Tracking(), _state, _emit)
    let result: Result<Iteration, Failure> = await _Tracking.$current.withValue(tracking) {
      do throws(Failure) {
        return .success(try await emit())
      } catch {
        return .failure(error)
      }
    }
    tracking.wait(repeats: true) { state.tell() }
    return try result.get()
  }
  struct Iterator: AsyncIteratorProtocol {
    private var _source: Observations<Element, Failure>?
    private let _id: Int
    private var _hasBegun = false
    init(_source: Observations<Element, Failure>) {
      self._source = _source
      _id = _source._state.makeID()
    }
    mutating func next() async throws(Failure) -> Element? { try await next(isolation: nil) }
    mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Failure) -> Element? {
      guard let source = _source else { return nil }
      let (id, state) = (_id, source._state)
      if _hasBegun {
        await withTaskCancellationHandler {
          await state.change(id)
        } onCancel: {
          state.cancel(id)
        }
      }
      _hasBegun = true
      do {
        if !Task.isCancelled,
          case .next(let element) = try await source._track(isolation: source._actor)
        {
          return element
        }
        _source = nil
        return nil
      } catch {
        _source = nil
        throw error
      }
    }
  }
}
// Sendable because a lock guards its variables.
final class _ObservationsState: @unchecked Sendable {
  private let _lock = _makeLock("Observations", false, false)
  private var _count = 0
  private var _isDirty = false
  private var _waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var _cancelled: Set<Int> = []
  init() {}
  func makeID() -> Int {
    _lock._lock()
    defer { _lock._unlock() }
    _count += 1
    return _count
  }
  func change(_ id: Int) async {
    await withCheckedContinuation { continuation in
      _lock._lock()
      let isOver = _isDirty || _cancelled.contains(id)
      if !isOver { _waiting[id] = continuation }
      _isDirty = false
      _lock._unlock()
      if isOver { continuation.resume() }
    }
  }
  func cancel(_ id: Int) {
    _lock._lock()
    _cancelled.insert(id)
    let waiting = _waiting.removeValue(forKey: id)
    _lock._unlock()
    waiting?.resume()
  }
  func tell() {
    _lock._lock()
    let waiting = _waiting
    _waiting = [:]
    _isDirty = waiting.isEmpty
    _lock._unlock()
    for (_, continuation) in waiting { continuation.resume() }
  }
}
