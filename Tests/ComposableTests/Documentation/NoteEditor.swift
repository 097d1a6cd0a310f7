import Composable

/// Edits a note. Its parent presents and dismisses it.
struct NoteEditor: Reducer {
  struct State: Equatable {
    var text = ""
    var isPinned = false
  }

  enum Action: Equatable {
    case textChanged(String)
    case pinnedChanged(Bool)
    case saveTapped
    case cancelTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .textChanged(let text): state.text = text
    case .pinnedChanged(let isPinned): state.isPinned = isPinned
    case .saveTapped, .cancelTapped: break
    }
    return .none
  }
}
