extension Store where State: Sendable {
  /// The current state, and then the state after every send.
  ///
  /// ```swift
  /// for await state in store.states { print(state.count) }
  /// ```
  ///
  /// States are buffered until they are iterated, so none is skipped. The sequence keeps the store
  /// alive.
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

  /// Iterates over the states.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<State>.Iterator

    /// Returns the next state; `nil` only in a cancelled task.
    public mutating func next(isolation: isolated (any Actor)?) async -> State? {
      await base.next(isolation: isolation)
    }

    /// Returns the next state; `nil` only in a cancelled task.
    public mutating func next() async -> State? { await base.next() }
  }
}
