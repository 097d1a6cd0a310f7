import Observation
import Testing

@testable import Composable

@MainActor
@Suite("Stores")
struct StoreTests {
  @Test("actions that actions send at once are reduced breadth-first")
  func breadthFirst() {
    let store = Store(initialState: "") {
      Reduce<String, String> { state, action in
        state += action
        return switch action {
        case "a": .merge(.send("b"), .send("c"))
        case "b": .merge(.send("d"), .send("e"))
        case "c": .send("f")
        default: .none
        }
      }
    }
    store.send("a")
    #expect(store.state == "abcdef")
  }

  @Test("an effect that is returned again while its action waits sends it again")
  func sameEffectTwice() {
    let again = Effect<Int>.send(1)
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        return action == 0 ? .merge(again, again, .send(2), again) : .none
      }
    }
    store.send(0)
    #expect(store.state == [0, 1, 1, 2, 1])
    store.send(0)
    #expect(store.state == [0, 1, 1, 2, 1, 0, 1, 1, 2, 1])
  }

  @Test("concurrent chains alternate, however long they are")
  func chainsSideBySide() {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, action in
        state.append(action)
        switch action {
        case 0: return .merge(.send(2), .send(1))
        case 6_000...: return .none
        default: return .send(action + 2)
        }
      }
    }
    store.send(0)
    #expect(store.state.prefix(5) == [0, 2, 1, 4, 3])
    #expect(store.state.sorted() == Array(0...6_001))
  }

  @Test("all parts of a merged effect are started before the next action is reduced")
  func partsFirst() {
    // A source that is opened after a `.send` is already open when that action is reduced.
    var emit: (@MainActor (String) -> Void)?
    let store = Store(initialState: "") {
      Reduce<String, String> { state, action in
        state += action
        switch action {
        case "a":
          return .merge(
            .send("b"),
            .source { sink in
              emit = { sink.send($0) }
              return {}
            }
          )
        case "b": emit?("c")
        default: break
        }
        return .none
      }
    }
    let task = store.send("a")
    #expect(store.state == "abc")
    #expect(!task.isCancelled)
    task.cancel()
    emit?("d")
    #expect(store.state == "abc")
  }

  @Test("a hundred thousand actions that send the next one don't grow the stack")
  func longChain() {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action < 100_000 ? .send(action + 1) : .none
      }
    }
    store.send(1)
    #expect(store.state == 100_000)
  }

  @Test("actions that observers send are reduced in another round, whose effects start")
  func observersSend() async {
    let store = Store(initialState: "") {
      Reduce<String, String> { state, action in
        state += action
        return action == "b" ? .run { send in await send("c") } : .none
      }
    }
    let stop = store.onPublication { if store.withState({ $0 }) == "a" { store.send("b") } }
    let reported = await issues {
      let task = store.send("a")
      #expect(store.state == "ab")
      #expect(!task.isCancelled)
      await task.finish()
    }
    stop()
    #expect(store.state == "abc")
    #expect(reported.isEmpty)
  }

  @Test("inside a send, the published state is the old one")
  func publishedState() {
    var store: Store<Int, Int>?
    var seen: [Int] = []
    let made = Store(initialState: 1) {
      Reduce<Int, Int> { state, action in
        state += action
        seen.append(store?.withState { $0 } ?? -1)
        return action == 1 ? .send(10) : .none
      }
    }
    store = made
    made.send(1)
    #expect(seen == [1, 1])
    #expect(made.state == 12)
  }

  @Test("an action lives until its round is over; its deinitializer may send")
  func actionsThatSend() {
    final class Ending: Sendable {
      let end: @MainActor () -> Void
      init(_ end: @escaping @MainActor () -> Void) { self.end = end }
      deinit { MainActor.assumeIsolated { end() } }
    }
    enum Action {
      case begin
      case next(Ending)
      case last
    }
    var store: Store<Int, Action>?
    let made = Store(initialState: 0) {
      Reduce<Int, Action> { state, action in
        state += 1
        guard case .begin = action else { return .none }
        return .send(.next(Ending { store?.send(.last) }))
      }
    }
    store = made
    let reported = issues { made.send(.begin) }
    #expect(made.state == 3)
    #expect(reported.count == 1)
  }

  @Test("`finish` waits for all effects that its action causes")
  func finishing() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        return action < 10 ? .run { send in await send(action + 1) } : .none
      }
    }
    await store.send(0).finish()
    #expect(store.state == 10)
  }

  @Test("cancelling the waiting task cancels what it waits for")
  func cancellingTheWaiter() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in .run { _ in try await forever() } }
    }
    let task = store.send(1)
    let waiter = Task { await task.finish() }
    await Task.yield()
    waiter.cancel()
    await waiter.value
    #expect(task.isCancelled)
  }

  @Test("a task can be cancelled from anywhere")
  func cancellingElsewhere() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in .run { _ in try await forever() } }
    }
    let task = store.send(1)
    await Task.detached { task.cancel() }.value
    await task.finish()
    #expect(task.isCancelled)
  }

  @Test("a scoped store sends to its root, and keeps it alive")
  func scoping() async {
    var parent: Store<[Counter.State], (Int, Counter.Action)>? = Store(
      initialState: [Counter.State(), Counter.State()]
    ) {
      Reduce { state, action in
        Counter().reduce(into: &state[action.0], action: action.1).map { [index = action.0] in
          (index, $0)
        }
      }
    }
    weak let root = parent
    let child = parent?.scope(state: { $0[1] }, action: { (1, $0) })
    parent?.send((0, .plus))
    child?.send(.plus)
    await child?.send(.load).finish()
    parent = nil
    #expect(root == nil)
    child?.send(.plus)
    #expect(child?.count == 8)
    let number = child?.scope(state: \.count, action: { $0 })
    #expect(number?.state == 8)
  }

  @Test("`states` returns the current state, and then one after every send")
  func states() async {
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action == 1 ? .send(2) : .none
      }
    }
    var states = store.states.makeAsyncIterator()
    store.send(1)
    store.send(2)
    var seen: [Int] = []
    for _ in 1...3 {
      if let state = await states.next(isolation: #isolation) { seen.append(state) }
    }
    #expect(seen == [0, 2, 3])
  }

  @Test("Swift's observation tracks reads of the state")
  func observation() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let changes = Log()
    withObservationTracking {
      _ = store.count
    } onChange: {
      changes("changed")
    }
    store.send(.plus)
    store.send(.plus)
    #expect(changes.all == ["changed"])
  }

  @Test("a view store publishes only changes of its slice")
  func viewStores() {
    let store = Store(initialState: Counter.State()) { Counter() }
    let isPositive = ViewStore(store, observe: { $0.count > 0 })
    let changes = Log()
    withObservationTracking {
      _ = isPositive.state
    } onChange: {
      changes("changed")
    }
    store.send(.minus)
    #expect(changes.all.isEmpty)
    store.send(.plus)
    isPositive.send(.plus)
    #expect(isPositive.state)
    #expect(changes.all == ["changed"])
  }

  @Test("the context around a store decides the context in it")
  func contextAround() {
    let store = withDependencies {
      $0.context = .live
    } operation: {
      Store(initialState: DependencyContext.test) {
        Reduce<DependencyContext, Int> { state, _ in
          state = DependencyValues._current.context
          return .none
        }
      }
    }
    store.send(1)
    #expect(store.state == .live)
  }
}

@MainActor
@Suite("Objects in the state")
struct StateObjectTests {
  @Test("an object that is released with the old state may read the store")
  func endingObjects() {
    final class Ending: Sendable {
      let end: @MainActor () -> Void
      init(_ end: @escaping @MainActor () -> Void) { self.end = end }
      deinit { MainActor.assumeIsolated { end() } }
    }
    var store: Store<Ending?, Int>?
    var seen: [Bool] = []
    let object = Ending { seen.append(store?.withState { $0 == nil } ?? false) }
    let made = Store<Ending?, Int>(initialState: object) {
      Reduce<Ending?, Int> { state, _ in
        state = nil
        return .none
      }
    }
    store = made
    _ = consume object
    made.send(1)
    #expect(seen == [true])
  }
}
