#if Combine
  import ComposableCombine
  import DependenciesTestSupport
  import Dispatch
  import Testing

  #if canImport(Combine)
    import Combine
  #else
    @preconcurrency import OpenCombine
  #endif

  /// The source of videos.
  private struct VideoManager: @unchecked Sendable {
    // Sendable because only the main actor uses it.

    let isLoaded = PassthroughSubject<Bool, Never>()
    var load: () -> Void { { isLoaded.send(true) } }
  }

  extension VideoManager: DependencyKey {
    static var liveValue: VideoManager { VideoManager() }
  }

  /// Loads videos, and observes whether they are loaded.
  private struct Videos: Reducer {
    struct State: Equatable { var isLoaded = false }
    enum Action: Equatable, Sendable {
      case onAppear
      case doLoad
      case changeState(Bool)
    }
    @Dependency(VideoManager.self) var manager

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .onAppear:
        return .merge(
          .send(.doLoad),
          .publisher { manager.isLoaded.map { Action.changeState($0) } }
        )
      case .doLoad:
        manager.load()
        return .none
      case .changeState(let isLoaded):
        state.isLoaded = isLoaded
        return .none
      }
    }
  }

  @MainActor
  @Suite("Publishers")
  struct PublisherTests {
    @Test("a publisher that completes at once leaves nothing to wait for")
    func immediate() {
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { state, action in
          state += action
          return action == 1 ? .publisher { Just(10) } : .none
        }
      }
      #expect(store.send(1).isCancelled)
      #expect(store.state == 11)
    }

    @Test("a publisher is subscribed to before an action that was sent with it is reduced")
    func mergedPublishers() {
      let store = withDependencies {
        $0.context = .live
      } operation: {
        Store(initialState: Videos.State()) { Videos() }
      }
      let task = store.send(.onAppear)
      #expect(store.isLoaded)
      #expect(!task.isCancelled)
      task.cancel()
    }

    @Test("cancelling ends the subscription")
    func cancelling() {
      let subject = PassthroughSubject<Int, Never>()
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { state, action in
          state += action
          return action == 0 ? .publisher { subject }.cancellable(id: "id") : .none
        }
      }
      let task = store.send(0)
      subject.send(5)
      #expect(store.state == 5)
      task.cancel()
      subject.send(5)
      #expect(store.state == 5)
    }

    @Test("values from another thread arrive on the main actor, in order")
    func otherThreads() async {
      let subject = PassthroughSubject<Int, Never>()
      let store = Store(initialState: [Int]()) {
        Reduce<[Int], Int> { state, action in
          if action > 0 { state.append(action) }
          return action == 0 ? .publisher { subject } : .none
        }
      }
      let task = store.send(0)
      nonisolated(unsafe) let emitter = subject
      DispatchQueue.global().async {
        for number in 1...50 { emitter.send(number) }
        emitter.send(completion: .finished)
      }
      await task.finish()
      #expect(store.state == Array(1...50))
    }

    @Test("the closure uses the dependencies of its creation, operators don't")
    func dependencies() {
      let store = Store(initialState: [DependencyContext]()) {
        Reduce<[DependencyContext], DependencyContext?> { state, action in
          if let action {
            state.append(action)
            return .none
          }
          return .publisher {
            Just(DependencyValues._current.context)
          }
        }
        .dependency(\.context, .preview)
      }
      store.send(nil)
      #expect(store.state == [.preview])
    }

    @Test(
      "a store publishes its state now and after each send, and lives as long as its subscribers")
    func storePublisher() async {
      var store: Store<Int, Int>? = Store(initialState: 0) {
        Reduce { state, action in
          state += action
          return action == 1 ? .send(10) : .none
        }
      }
      weak let weakStore = store
      var seen: [Int] = []
      var subscription = store?.publisher.sink { seen.append($0) }
      store?.send(1)
      store?.send(2)
      #expect(seen == [0, 11, 13])
      store = nil
      #expect(weakStore != nil)
      withExtendedLifetime(subscription) {}
      subscription = nil
      #expect(weakStore == nil)
    }
  }
#endif
