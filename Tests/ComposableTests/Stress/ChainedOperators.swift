import Composable
import Testing

/// Thirty operators in a row, which have to be type-checked in a second or two.
private struct Chained: Reducer {
  struct State: Equatable {
    var a = 0
    var child: Counter.State?
    var rows = IdentifiedArray<Int, Counter.State>(id: \.count)
  }
  enum Action {
    case child(Counter.Action)
    case row(id: Int, action: Counter.Action)
    case next
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .next = action { state.a = DependencyValues._current.number }
      return .none
    }
    .onChange(of: \.a) { _, _ in EmptyReducer() }
    .dependency(\.number, 1)
    .ifLet(\.child, action: /Action.child) { Counter() }
    .forEach(\.rows, action: /Action.row) { Counter() }
    .transformDependency(\.number) { $0 += 1 }
    .onChange(of: \.a) { _, _ in EmptyReducer() }
    .dependency(\.number, 6)
    .ifLet(\.child, action: /Action.child) { Counter() }
    .forEach(\.rows, action: /Action.row) { Counter() }
    .transformDependency(\.number) { $0 += 1 }
    .onChange(of: \.a) { _, _ in EmptyReducer() }
    .dependency(\.number, 11)
    .ifLet(\.child, action: /Action.child) { Counter() }
    .forEach(\.rows, action: /Action.row) { Counter() }
    .transformDependency(\.number) { $0 += 1 }
    .onChange(of: \.a) { _, _ in EmptyReducer() }
    .dependency(\.number, 16)
    .ifLet(\.child, action: /Action.child) { Counter() }
    .forEach(\.rows, action: /Action.row) { Counter() }
    .transformDependency(\.number) { $0 += 1 }
    .onChange(of: \.a) { _, _ in EmptyReducer() }
    .dependency(\.number, 21)
    .ifLet(\.child, action: /Action.child) { Counter() }
    .forEach(\.rows, action: /Action.row) { Counter() }
    .transformDependency(\.number) { $0 += 1 }
    .onChange(of: \.a) { _, _ in EmptyReducer() }
    .dependency(\.number, 26)
    .ifLet(\.child, action: /Action.child) { Counter() }
    .forEach(\.rows, action: /Action.row) { Counter() }
    .transformDependency(\.number) { $0 += 1 }
  }
}

@MainActor
@Suite("Many operators")
struct ChainedOperators {
  @Test("thirty of them in a row do what each does")
  func thirty() {
    let store = Store(initialState: Chained.State(child: Counter.State())) { Chained() }
    store.send(.next)
    #expect(store.a == 1)
    let reported = issues { store.send(.child(.plus)) }
    // Six times the same child: each of them reduces it.
    #expect(store.child?.count == 6)
    #expect(reported.isEmpty)
  }
}
