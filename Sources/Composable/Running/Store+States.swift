extension Store where State: Sendable {
  /// The state now, and then once after every send.
  ///
  /// ```swift
  /// for await state in store.states { print(state.count) }
  /// ```
  ///
  /// States wait for whoever iterates; none is left out. Keeps the store alive.
  public var states: StoreStates<State> {
    let core = core
    let (stream, continuation) = AsyncStream.makeStream(of: State.self)
    continuation.yield(core.state)
    let stop = core.observe { continuation.yield(core.state) }
    continuation.onTermination = { _ in Task { @MainActor in stop() } }
    return StoreStates(stream)
  }
}

/// The states that a store publishes, one after the other; see ``Store/states``.
public struct StoreStates<State: Sendable>: AsyncSequence, Sendable {
  private let stream: AsyncStream<State>

  init(_ stream: AsyncStream<State>) { self.stream = stream }

  public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

  /// Waits for one state after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<State>.Iterator

    /// The next state; `nil` only in a task that was cancelled.
    public mutating func next(isolation: isolated (any Actor)?) async -> State? {
      await base.next(isolation: isolation)
    }

    /// The next state; `nil` only in a task that was cancelled.
    public mutating func next() async -> State? { await base.next() }
  }
}
