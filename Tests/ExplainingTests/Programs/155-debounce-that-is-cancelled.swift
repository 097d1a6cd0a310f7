//? A1 and A2 are debounced with one id, so only the save of A2 is sent, by E2.
import Composable

struct Editor: Reducer {
  struct State: Equatable {
    var text = ""
    var saved: [String] = []
  }
  enum Action {
    case typed(String)
    case save(String)
  }
  enum ID { case save }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .typed(let text):
      state.text = text
      return .send(.save(text))
        .debounce(id: ID.save, for: .milliseconds(20), clock: ContinuousClock())
    case .save(let text):
      state.saved.append(text)
      return .none
    }
  }
}

let store = Store(initialState: Editor.State()) { Editor() }
store.send(.typed("a"))
await store.send(.typed("ab")).finish()
print(store.withState { $0.saved })
