//? `ifLet` keeps E1, because the new child has no identity, so E1 changes the new child.
import Composable
import ComposableMacros

struct Detail: Reducer {
  struct State: Equatable {
    let id: Int
    var text = "…"
  }
  enum Action: Equatable {
    case appeared
    case loaded(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      let id = state.id
      return .run { send in
        try await Task.sleep(for: .milliseconds(id == 1 ? 900 : 10))
        await send(.loaded("text of item \(id)"))
      }
    case .loaded(let text):
      state.text = text
      return .none
    }
  }
}

@Reducer
struct List {
  struct State: Equatable { var detail: Detail.State? }
  enum Action {
    case open(Int)
    case detail(Detail.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open(let id):
        state.detail = Detail.State(id: id)
        return .send(.detail(.appeared))
      case .detail:
        return .none
      }
    }
    .ifLet(\.detail, action: \.detail) { Detail() }
  }
}

let store = Store(initialState: List.State()) { List() }
let first = store.send(.open(1))
await store.send(.open(2)).finish()
print(store.withState { $0.detail! })
await first.finish()
print(store.withState { $0.detail! })
