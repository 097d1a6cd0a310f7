import Composable
import Testing

private enum Screen: Equatable {
  case list(Counter.State)
  case detail(Counter.State)
  case empty
}

private enum ScreenAction: Equatable {
  case list(Counter.Action)
  case detail(Counter.Action)
  case show(Screen)
}

@MainActor
@Suite("Parts of a state that is an enumeration")
struct ScopeTests {
  private func scoped() -> Store<Screen, ScreenAction> {
    Store(initialState: .list(Counter.State())) {
      Scope(state: /Screen.list, action: /ScreenAction.list) { Counter() }
      Scope(state: /Screen.detail, action: /ScreenAction.detail) { Counter() }
    }
  }

  private func conditional() -> Store<Screen, ScreenAction> {
    Store(initialState: .list(Counter.State())) {
      Reduce { state, action in
        if case .show(let screen) = action { state = screen }
        return .none
      }
      .ifCaseLet(/Screen.list, action: /ScreenAction.list) { Counter() }
      .ifCaseLet(/Screen.detail, action: /ScreenAction.detail) { Counter() }
    }
  }

  @Test("`Scope` reduces its case and embeds it again")
  func scope() async {
    let store = scoped()
    store.send(.list(.plus))
    #expect(store.state == .list(Counter.State(count: 1)))
    await store.send(.list(.load)).finish()
    #expect(store.state == .list(Counter.State(count: 7)))
  }

  @Test("`Scope` reports an action of another case, with its own place")
  func scopeOtherCase() throws {
    let store = scoped()
    let reported = issues { store.send(.detail(.plus)) }
    let issue = try #require(reported.first)
    #expect(store.state == .list(Counter.State()))
    #expect(issue.message.contains("`Scope` received an action for a child that isn't there: the"))
    #expect(issue.message.contains("ScreenAction.detail(.plus)"))
    #expect(issue.message.contains("Screen.list"))
    #expect(issue.fileID.hasSuffix("ScopeTests.swift"))
  }

  @Test("`ifCaseLet` lets the child reduce first, and reports another case")
  func ifCaseLet() {
    let store = conditional()
    store.send(.list(.plus))
    #expect(store.state == .list(Counter.State(count: 1)))
    let reported = issues { store.send(.detail(.plus)) }
    #expect(reported.first?.message.contains("`ifCaseLet` received") == true)
    store.send(.show(.detail(Counter.State(count: 5))))
    store.send(.detail(.minus))
    #expect(store.state == .detail(Counter.State(count: 4)))
  }

  @Test("leaving a case cancels its effects")
  func leaving() async {
    let store = conditional()
    let task = store.send(.list(.load))
    store.send(.show(.detail(Counter.State())))
    await task.finish()
    #expect(store.state == .detail(Counter.State()))
  }

  @Test("changing to another case with a child of the same type also cancels")
  func otherCaseOfOneType() async {
    let store = Store(initialState: Tabs.State(child: .first(Counter.State()))) { Tabs() }
    let task = store.send(.child(.first(.load)))
    store.send(.set(.second(Counter.State())))
    await task.finish()
    #expect(store.child == .second(Counter.State()))
  }
}

private struct Tabs: Reducer {
  struct State: Equatable { var child: Child.State? }
  enum Action {
    case child(Child.Action)
    case set(Child.State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .set(let child) = action { state.child = child }
      return .none
    }
    .ifLet(\.child, action: /Action.child) { Child() }
  }

  struct Child: Reducer {
    enum State: Equatable {
      case first(Counter.State)
      case second(Counter.State)
    }
    enum Action {
      case first(Counter.Action)
      case second(Counter.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.first, action: /Action.first) { Counter() }
      Scope(state: /State.second, action: /Action.second) { Counter() }
    }
  }
}
