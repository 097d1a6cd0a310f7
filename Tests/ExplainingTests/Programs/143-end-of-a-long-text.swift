//? The draft grows by one word at its end, which is far behind the part of a text that a trace shows.
// swift-format-ignore-file
import Composable
struct Draft: Reducer {
  struct State: Equatable { var text = String(repeating: "word ", count: 60) }
  enum Action { case typed(String) }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .typed(let word) = action { state.text += word }
    return .none
  }
}
let store = Store(initialState: Draft.State()) { Draft() }
store.send(.typed("end"))
store.send(.typed(""))
