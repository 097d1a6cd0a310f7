import Composable
import DependenciesTestSupport
import Testing

private struct Downloads: Reducer {
  struct State: Equatable { var done: [String] = [] }
  enum Action: Equatable {
    case load(String)
    case all
    case stop(String)
    case stopAll([String])
    case loaded(String)
    case twice
  }
  @Dependency(\.continuousClock) var clock

  private func load(_ name: String) -> Effect<Action> {
    .run { send in
      try await clock.sleep(for: .seconds(1))
      await send(.loaded(name))
    }.cancellable(id: name, cancelInFlight: true)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .load(let name): return load(name)
    case .all: return .concatenate(load("a"), load("second"))
    case .stop(let name): return .cancel(id: name)
    case .stopAll(let names): return .cancel(id: names)
    case .loaded(let name): state.done.append(name)
    case .twice: return .merge(.send(.loaded("x")), .send(.loaded("y")))
    }
    return .none
  }
}

/// The events that an observer receives, each as a short text.
@MainActor
private final class Events {
  private(set) var all: [String] = []

  var observer: StoreObserver {
    StoreObserver { [weak self] event in
      if let self, let text = text(event.kind) { all.append(text) }
    }
  }

  private func text(_ kind: StoreEvent.Kind) -> String? {
    switch kind {
    case .reduced(let action): "A\(action.number) \(action.label)"
    case .effectStarted(let effect): "E\(effect.number) from A\(effect.entry) \(effect.ids)"
    case .effectBegan: nil
    case .effectCancelled(let number, .cancelInFlight(let id, let entry, let location)):
      "E\(number) cancelled for \(id) of A\(entry)\(location == nil ? "" : ", with a location")"
    case .effectCancelled(let number, let cause): "E\(number) cancelled \(cause)"
    case .effectEnded(let number, let status): "E\(number) \(status)"
    case .nothingToCancel(let id, _, let pending, _, let missed):
      missed.isEmpty ? "nothing \(id) \(pending ?? 0)" : "nothing \(id) \(missed)"
    case .dropped(let action, let effect): "dropped \(action) of E\(effect)"
    case .throttled(let action, let id, let waiting):
      "throttled \(action ?? "an effect") \(id) \(waiting ?? 0)"
    case .waiting(let entry, let effects): "waits A\(entry ?? 0) \(effects)"
    case .received(let entry, let skipped):
      "received A\(entry)\(skipped.map { ", skipped A\($0)" }.joined())"
    case .unmet(let entry, _, _): "unmet A\(entry ?? 0)"
    }
  }
}

/// The events that a store reports to its observer.
@MainActor
@Suite("A store's observer")
struct StoreObserverTests {
  private let clock = TestClock()
  private let events = Events()

  private func store() -> Store<Downloads.State, Downloads.Action> {
    Store(initialState: Downloads.State(), observer: events.observer) {
      Downloads()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("receives why an effect is cancelled, and which effect replaces it")
  func cancelInFlight() async {
    let store = store()
    store.send(.load("a"))
    store.send(.load("a"))
    #expect(
      events.all == [
        "A1 .load", #"E1 from A1 ["\"a\""]"#, "A2 .load",
        #"E1 cancelled for "a" of A2, with a location"#, #"E2 from A2 ["\"a\""]"#,
      ])
    await clock.advance(by: .seconds(1))
  }

  @Test("receives that no effect with an id is in flight, and what a pending one waits for")
  func nothingToCancel() async {
    let store = store()
    // Stores of other tests have effects with other ids.
    store.send(.stop("second"))
    store.send(.all)
    store.send(.stop("second"))
    #expect(events.all.first { $0.hasPrefix("nothing") } == #"nothing "second" 0"#)
    #expect(events.all.last == #"nothing "second" 2"#)
    let task = store.send(.stop("a"))
    #expect(events.all.contains(#"E2 cancelled id("\"a\"", entry: 4)"#))
    await task.finish()
  }

  @Test("receives which effects of another store have a cancelled id")
  func otherStore() async {
    let (one, other) = (store(), store())
    let task = one.send(.load("two stores"))
    other.send(.stop("two stores"))
    #expect(events.all.last?.hasPrefix(#"nothing "two stores" ["#) == true)
    #expect(events.all.last?.contains("ofStore(") == true)
    one.send(.stop("two stores"))
    await task.finish()
    other.send(.stop("two stores"))
    #expect(events.all.last == #"nothing "two stores" 0"#)
  }

  @Test("receives which elements of a cancelled collection are ids in flight")
  func collection() async {
    let store = store()
    let task = store.send(.load("a"))
    store.send(.stopAll(["b", "a"]))
    #expect(events.all.last?.hasPrefix(#"nothing ["b", "a"] ["#) == true)
    #expect(events.all.last?.hasSuffix(#"withElement(id: "\"a\"", number: 1)]"#) == true)
    store.send(.stop("a"))
    await task.finish()
  }

  @Test("receives which effects are waited for, and when they end")
  func waiting() async {
    let store = store()
    let task = store.send(.load("a"))
    async let end: Void = task.finish()
    await clock.advance(by: .seconds(1))
    await end
    #expect(events.all.contains("waits A1 [1]"))
    #expect(events.all.suffix(2) == ["A2 .loaded", "E1 ended"])
  }

  @Test("receives the ends of effects with their store, and with the task of a send")
  func gone() async {
    var store: Store? = store()
    store?.send(.load("a")).cancel()
    #expect(events.all.last == "E1 cancelled task")
    store?.send(.load("b"))
    store = nil
    while events.all.last != "E2 cancelled" { await Task.yield() }
    #expect(events.all.contains("E2 cancelled storeGone"))
  }

  @Test("receives the action that a cancelled effect sends and the store drops")
  func dropped() async {
    struct Stubborn: Reducer {
      typealias State = Int
      enum Action { case start, stop, late }
      let gate: AsyncStream<Void>
      func reduce(into state: inout Int, action: Action) -> Effect<Action> {
        switch action {
        case .start:
          return .run { send in
            await Task.detached { for await _ in gate {} }.value
            await send(.late)
          }.cancellable(id: 1)
        case .stop: return .cancel(id: 1)
        case .late: state += 1
        }
        return .none
      }
    }
    let (gate, continuation) = AsyncStream.makeStream(of: Void.self)
    let store = Store(initialState: 0, observer: events.observer) { Stubborn(gate: gate) }
    let task = store.send(.start)
    await Task.yield()
    store.send(.stop)
    continuation.finish()
    await task.finish()
    #expect(store.state == 0)
    #expect(events.all.contains("dropped late of E1"))
  }

  @Test("receives the order of the actions that a reducer sends")
  func order() {
    store().send(.twice)
    #expect(events.all == ["A1 .twice", "A2 .loaded", "A3 .loaded"])
  }

  @Test("in a test, receives received actions, and which action would satisfy an expectation")
  func testing() async {
    let store = TestStore(initialState: Downloads.State(), observer: events.observer) {
      Downloads()
    }
    store.exhaustivity = .off
    await withKnownIssue { await store.send(.twice) { $0.done = ["x", "y"] } }
    #expect(events.all.last == "unmet A3")
    await store.receive(.loaded("x"))
    #expect(events.all.last == "received A2")
  }

  @Test("in a test without exhaustivity, receives which actions are skipped")
  func skipped() async {
    let store = TestStore(initialState: Downloads.State(), observer: events.observer) {
      Downloads()
    }
    store.exhaustivity = .off
    await store.send(.twice)
    await store.receive(.loaded("y"))
    #expect(events.all.last == "received A3, skipped A2")
  }

  @Test("receives what an `onChange` observed, and what its reducer changed")
  func onChange() throws {
    struct Level: Reducer {
      struct State: Equatable { var level = 0, log: [String] = [] }
      enum Action { case up }
      var body: some ReducerOf<Self> {
        Reduce { state, _ in
          state.level += 1
          return .none
        }
        .onChange(of: \.level) { old, new in
          Reduce { state, _ in
            state.log.append("\(old) \(new)")
            return .none
          }
        }
      }
    }
    var changes: [ObservedChange] = []
    let observer = StoreObserver { event in
      if case .reduced(let action) = event.kind { changes = action.changes }
    }
    Store(initialState: Level.State(), observer: observer) { Level() }.send(.up)
    let change = try #require(changes.first)
    #expect(change.old as? Int == 0)
    #expect(change.new as? Int == 1)
    #expect((change.after as? Level.State)?.log == ["0 1"])
  }
}
