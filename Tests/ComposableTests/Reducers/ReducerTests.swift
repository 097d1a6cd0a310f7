import Composable
import Testing

/// Adds its number to the state, and sends it if requested.
private struct Add: Reducer {
  let number: Int
  func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
    state.append(number)
    return action == 0 ? .send(number) : .none
  }
}

@MainActor
@Suite("Combining reducers")
struct ReducerTests {
  private func states(_ reducer: some Reducer<[Int], Int>, _ actions: Int...) -> [Int] {
    let store = Store(initialState: [Int]()) { reducer }
    for action in actions { store.send(action) }
    return store.state
  }

  @Test("reducers in a block run from top to bottom on the same state, as do their effects")
  func order() {
    let reducer = CombineReducers<[Int], Int, _> {
      Add(number: 1)
      Add(number: 2)
      Add(number: 3)
    }
    #expect(states(reducer, 0) == [1, 2, 3] + [1, 2, 3] + [1, 2, 3] + [1, 2, 3])
  }

  @Test("conditions, optionals and loops choose reducers", arguments: [true, false])
  func choices(condition: Bool) {
    let optional: Add? = condition ? Add(number: 5) : nil
    let reducer = CombineReducers<[Int], Int, _> {
      if condition { Add(number: 1) }
      if condition { Add(number: 2) } else { Add(number: 3) }
      switch condition {
      case true: Add(number: 4)
      case false: EmptyReducer()
      }
      optional
      for number in 6...7 { Add(number: number) }
    }
    #expect(states(reducer, 1) == (condition ? [1, 2, 4, 5, 6, 7] : [3, 6, 7]))
  }

  @Test("an empty block does nothing")
  func emptyBlock() {
    #expect(states(CombineReducers<[Int], Int, _> {}, 0, 1) == [])
  }

  @Test("a body is evaluated for every action, under the current values")
  func bodies() async {
    struct Feature: Reducer {
      let log: Log
      var body: some Reducer<[Int], ReadAction> {
        let _ = log("body")
        NumberReader()
      }
    }
    let log = Log()
    let store = TestStore(initialState: [Int]()) { Feature(log: log) }
    store.dependencies.number = 1
    await store.send(.read) { $0 = [1] }
    store.dependencies.number = 2
    await store.send(.read) { $0 = [1, 2] }
    #expect(log.all == ["body", "body"])
  }

  @Test("a reducer's type can be erased")
  func erasing() {
    #expect(states(Reduce(Add(number: 8)), 1) == [8])
  }

  @Test("`_printChanges` prints the action and the difference")
  func printing() {
    let log = Log()
    let store = Store(initialState: Counter.State()) {
      Counter()._printChanges(ChangePrinter { log($0) })
    }
    store.send(.plus)
    store.send(.load).cancel()
    #expect(
      log.all
        == [
          """
          .plus
            Counter.Action.plus
            - Counter.State(count: 0)
            + Counter.State(count: 1)
          """,
          """
          .load
            Counter.Action.load
            (no change)
          """,
        ].map { $0.replacing("  - ", with: "  − ") })
  }

  @Test("a modifier applies to the reducers inside it, and fuses with adjacent modifiers")
  func modifiers() {
    let store = Store(initialState: [Int]()) {
      CombineReducers {
        NumberReader()
        NumberReader().dependency(\.number, 1)
      }
      .dependency(\.number, 2)
      .transformDependency(\.number) { $0 = 100 }
      .dependency(\.number, 3)
    }
    store.send(.read)
    #expect(store.state == [2, 1])
  }

  @Test("effects made inside a modifier keep its values")
  func effectsKeepModifiers() async {
    let store = TestStore(initialState: [Int]()) { NumberReader().dependency(\.number, 5) }
    await store.send(.readLater)
    await store.receive(.took(5)) { $0 = [5] }
  }
}
