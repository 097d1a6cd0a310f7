import Benchmark
import Catalogue
import Composable

/// A child's action, and the same child optional, presented and on a stack.
private struct Child: Reducer {
  struct State: Equatable { var count = 0 }

  func reduce(into state: inout State, action: Int) -> Effect<Int> {
    state.count += action
    return .none
  }
}

private struct Optionals: Reducer {
  struct State { var child: Child.State? = Child.State() }

  enum Action {
    case child(Int)

    static let path = CasePath<Action, Int>(
      embed: { .child($0) },
      extract: { action in
        switch action {
        case .child(let number): number
        }
      })
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: Action.path) { Child() }
  }
}

private struct Presenting: Reducer {
  struct State { @PresentationState var child: Child.State? = Child.State() }

  enum Action {
    case child(PresentationAction<Int>)

    static let path = CasePath<Action, PresentationAction<Int>>(
      embed: { .child($0) },
      extract: { action in
        switch action {
        case .child(let action): action
        }
      })
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$child, action: Action.path) { Child() }
  }
}

private struct Screens: Reducer {
  struct State { var path = StackState((0..<1_000).map { Child.State(count: $0) }) }

  enum Action {
    case path(StackActionOf<Child>)

    static let path = CasePath<Action, StackActionOf<Child>>(
      embed: { .path($0) },
      extract: { action in
        switch action {
        case .path(let action): action
        }
      })
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: Action.path) { Child() }
  }
}

func addPresented() {
  addOnMainActor(.sendOptional) { benchmark in
    let store = Store(initialState: Optionals.State()) { Optionals() }
    benchmark.repeatedOnMainActor { store.send(.child(1)) }
  }
  addOnMainActor(.sendPresented) { benchmark in
    let store = Store(initialState: Presenting.State()) { Presenting() }
    benchmark.repeatedOnMainActor { store.send(.child(.presented(1))) }
  }
  addOnMainActor(.sendScreen1000) { benchmark in
    let store = Store(initialState: Screens.State()) { Screens() }
    let id = store.state.path.ids[500]
    benchmark.repeatedOnMainActor { store.send(.path(.element(id: id, action: 1))) }
  }
}
