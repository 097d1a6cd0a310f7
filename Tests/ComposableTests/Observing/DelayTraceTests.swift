import Composable
import DependenciesTestSupport
import Testing

private struct Child: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case later, now }
  let clock: TestClock<Duration>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .later:
      return .run { send in await send(.now) }
        .debounce(id: "child", for: .seconds(1), clock: clock, fileID: "App/Child.swift", line: 7)
    case .now:
      state.count += 1
      return .none
    }
  }
}

private enum ParentAction { case child(Child.Action) }

@MainActor
@Suite("The trace of delayed effects")
struct DelayTraceTests {
  private let clock = TestClock()
  private let lines = TraceLines()

  @Test("a debounced action is said at the start, and whether it is sent")
  func debounce() async {
    let clock = clock
    let store = Store(initialState: [String](), observer: lines.observer) {
      Reduce<[String], String> { state, action in
        state.append(action)
        if action == "saved" { return .none }
        return .send("saved")
          .debounce(
            id: "save", for: .milliseconds(300), clock: clock, fileID: "App/Text.swift", line: 9)
      }
    }
    store.send("a", fileID: "App/View.swift", line: 1)
    let task = store.send("b", fileID: "App/View.swift", line: 2)
    await clock.advance(by: .milliseconds(300))
    await task.finish()
    #expect(
      lines.all.filter { !$0.hasPrefix("  ") && !$0.hasPrefix("await") } == [
        #"action   A1 "a"  ↳ View.swift:1"#,
        #"effect   E1 debounce, id "save": waits 300 ms, then sends "saved"  ↳ from A1, Text.swift:9"#,
        #"action   A2 "b"  ↳ View.swift:2"#,
        #"cancel   E1  ↳ A2 starts another effect with the same id, "save"; "saved" isn't sent"#,
        #"effect   E2 debounce, id "save": waits 300 ms, then sends "saved"  ↳ from A2, Text.swift:9"#,
        #"action   A3 "saved"  ↳ sent by E2, which A2 started"#,
      ])
  }

  @Test("a throttled action that waits is sent by the effect that waited")
  func throttle() async {
    let clock = clock
    let store = Store(initialState: 0, observer: lines.observer) {
      Reduce<Int, Int> { state, action in
        state += 1
        if action == 2 { return .none }
        return .send(2)
          .throttle(
            id: "tick", for: .seconds(1), clock: clock, latest: true, fileID: "App/Text.swift",
            line: 9)
      }
    }
    store.send(0, fileID: "App/View.swift", line: 1)
    await clock.advance(by: .milliseconds(250))
    let task = store.send(1, fileID: "App/View.swift", line: 2)
    await clock.advance(by: .milliseconds(750))
    await task.finish()
    #expect(
      lines.all.filter { !$0.hasPrefix("  ") && !$0.hasPrefix("await") } == [
        "action   A1 0  ↳ View.swift:1",
        "action   A2 2  ↳ sent by the reducer when it reduced A1",
        "action   A3 1  ↳ View.swift:2",
        #"effect   E1 throttle, id "tick": waits 750 ms, then sends 2  ↳ from A3, Text.swift:9"#,
        "action   A4 2  ↳ sent by E1, which A3 started",
      ])
    #expect(store.state == 4)
  }

  @Test("an effect that continues because its id has another part is named")
  func idWithText() async {
    struct Search: Hashable { var text: String }
    let clock = clock
    let store = Store(initialState: "", observer: lines.observer) {
      Reduce<String, String> { state, action in
        state = action
        return .run { _ in try await clock.sleep(for: .seconds(1)) }
          .cancellable(id: Search(text: action), cancelInFlight: true)
      }
    }
    store.send("a")
    store.send("ab")
    let effects = lines.all.filter { $0.hasPrefix("effect") }
    #expect(effects.count == 2)
    #expect(effects[0].contains("continues") == false)
    #expect(effects[1].contains(#"; E1 continues: its id, Search(text: "a"), is another one"#))
  }

  @Test("a throttle that keeps the first says which effects it drops")
  func throttleOfFirst() async {
    let clock = clock
    let store = Store(initialState: 0, observer: lines.observer) {
      Reduce<Int, Int> { state, action in
        state += 1
        switch action {
        case 1: return .none
        case 2:
          return .run { _ in }.throttle(id: "tick", for: .seconds(1), clock: clock, latest: false)
        default:
          return .send(1).throttle(id: "tick", for: .seconds(1), clock: clock, latest: false)
        }
      }
    }
    store.send(0)
    let task = store.send(0)
    store.send(0)
    store.send(2)
    #expect(
      lines.all.filter { $0.hasPrefix("drop") } == [
        "drop     1  ↳ E1 waits already, and a throttle with latest: false keeps the first",
        #"drop     an effect with id "tick"  ↳ E1 waits already, and a throttle with latest: false keeps the first"#,
      ])
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.state == 6)
  }

  @Test("an action in a sequence is sent by the sequence")
  func sequence() async {
    let store = Store(initialState: 0, observer: lines.observer) {
      Reduce<Int, Int> { state, action in
        state += 1
        return action == 0 ? .concatenate(.send(1), .run { _ in }, .send(2)) : .none
      }
    }
    await store.send(0, fileID: "App/View.swift", line: 1).finish()
    let actions = lines.all.filter { $0.hasPrefix("action") }
    #expect(
      actions == [
        "action   A1 0  ↳ View.swift:1", "action   A2 1  ↳ sent by E1, which A1 started",
        "action   A3 2  ↳ sent by E1, which A1 started",
      ])
  }

  @Test("a child behind a computed property has the name of its type")
  func computed() async {
    struct State: Equatable {
      private var stored: Child.State? = Child.State()
      var child: Child.State? {
        get { stored }
        set { stored = newValue }
      }
    }
    let clock = clock
    let store = Store(initialState: State(), observer: lines.observer) {
      EmptyReducer<State, ParentAction>()
        .ifLet(\.child, action: /ParentAction.child) { Child(clock: clock) }
    }
    let task = store.send(.child(.later), fileID: "App/View.swift", line: 1)
    #expect(
      lines.all.last
        == #"effect   E1 debounce, id "child": waits 1 s  ↳ from A1, Child.swift:7, belongs to Child.State"#
    )
    task.cancel()
    await task.finish()
  }
}
