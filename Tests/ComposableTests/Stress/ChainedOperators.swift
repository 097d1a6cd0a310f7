import Composable
import Testing

/// Thirty operators in a row, which the compiler must type-check in a second or two.
private struct Chained: Reducer {
  struct State: Equatable {
    var a = 0
    var child: Counter.State?
    var rows = IdentifiedArray<Int, Counter.State>(id: \.count)
  }
  enum Action: CasePathable {
    case child(Counter.Action)
    case rows(IdentifiedAction<Int, Counter.Action>)
    case next

    struct AllCasePaths: Sendable {
      var child: CasePath<Action, Counter.Action> { /Action.child }
      var rows: CasePath<Action, IdentifiedAction<Int, Counter.Action>> { /Action.rows }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .next = action { state.a = DependencyValues._current.number }
      return .none
    }
    .onChange(of: \.a) { _, _ in EmptyReducer() }
    .dependency(\.number, 1)
    .ifLet(\.child, action: \.child) { Counter() }
    .forEach(\.rows, action: \.rows) { Counter() }
    .transformDependency(\.number) { $0 += 1 }
    .onChange(of: \.a) { _, _ in EmptyReducer() }
    .dependency(\.number, 6)
    .ifLet(\.child, action: \.child) { Counter() }
    .forEach(\.rows, action: \.rows) { Counter() }
    .transformDependency(\.number) { $0 += 1 }
    .onChange(of: \.a) { _, _ in EmptyReducer() }
    .dependency(\.number, 11)
    .ifLet(\.child, action: \.child) { Counter() }
    .forEach(\.rows, action: \.rows) { Counter() }
    .transformDependency(\.number) { $0 += 1 }
    .onChange(of: \.a) { _, _ in EmptyReducer() }
    .dependency(\.number, 16)
    .ifLet(\.child, action: \.child) { Counter() }
    .forEach(\.rows, action: \.rows) { Counter() }
    .transformDependency(\.number) { $0 += 1 }
    .onChange(of: \.a) { _, _ in EmptyReducer() }
    .dependency(\.number, 21)
    .ifLet(\.child, action: \.child) { Counter() }
    .forEach(\.rows, action: \.rows) { Counter() }
    .transformDependency(\.number) { $0 += 1 }
    .onChange(of: \.a) { _, _ in EmptyReducer() }
    .dependency(\.number, 26)
    .ifLet(\.child, action: \.child) { Counter() }
    .forEach(\.rows, action: \.rows) { Counter() }
    .transformDependency(\.number) { $0 += 1 }
  }
}

/// Operators with paths of the older form, as many as a reducer has in practice.
private struct ChainedPaths: Reducer {
  typealias State = Chained.State
  enum Action {
    case child(Counter.Action)
    case row(id: Int, action: Counter.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.child, action: /Action.child) { Counter() }
      .forEach(\.rows, action: /Action.row) { Counter() }
      .onChange(of: \.a) { _, _ in EmptyReducer() }
      .ifLet(\.child, action: /Action.child) { Counter() }
      .forEach(\.rows, action: /Action.row) { Counter() }
  }
}

@MainActor
@Suite("Many operators")
struct ChainedOperators {
  @Test("thirty operators in a row each have their effect")
  func thirty() {
    let store = Store(initialState: Chained.State(child: Counter.State())) { Chained() }
    store.send(.next)
    #expect(store.a == 1)
    let reported = issues { store.send(.child(.plus)) }
    // The same child six times, and each one reduces it.
    #expect(store.child?.count == 6)
    #expect(reported.isEmpty)
  }

  @Test("operators with paths of the older form do the same")
  func olderPaths() {
    let store = Store(initialState: Chained.State(child: Counter.State())) { ChainedPaths() }
    store.send(.child(.plus))
    #expect(store.child?.count == 2)
  }
}
