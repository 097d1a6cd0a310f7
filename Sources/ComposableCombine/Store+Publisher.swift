#if Combine
  #if canImport(Combine)
    public import Combine
  #else
    @preconcurrency public import OpenCombine
  #endif
  public import Composable

  extension Store {
    /// The state now, and then once after every send, on the main actor.
    ///
    /// Keeps the store alive while it has subscribers.
    public var publisher: AnyPublisher<State, Never> {
      let watch = StoreWatch(self)
      // Whoever subscribes keeps the watch, which ends with the last of them.
      return watch.subject.map { state in withExtendedLifetime(watch) { state } }
        .eraseToAnyPublisher()
    }
  }

  /// Passes on what a store publishes, for as long as somebody keeps it.
  @MainActor
  private final class StoreWatch<State, Action> {
    let subject: CurrentValueSubject<State, Never>
    private let store: Store<State, Action>
    private var stop: (@MainActor () -> Void)?

    init(_ store: Store<State, Action>) {
      self.store = store
      subject = CurrentValueSubject(store.withState { $0 })
      stop = store.onPublication { [weak self] in
        guard let self else { return }
        subject.send(self.store.withState { $0 })
      }
    }

    deinit {
      if let stop { Task { @MainActor in stop() } }
    }
  }
#endif
