import Composable

/// A list of notes, and the editor of a new note while it is presented.
struct Notes: Reducer {
  struct State: Equatable {
    var editor: NoteEditor.State?
    var texts: [String] = []
  }

  enum Action: Equatable {
    case addTapped
    case editor(NoteEditor.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.editor = NoteEditor.State()
      case .editor(.saveTapped):
        if let editor = state.editor { state.texts.append(editor.text) }
        state.editor = nil
      case .editor(.cancelTapped):
        state.editor = nil
      case .editor:
        break
      }
      return .none
    }
    .ifLet(\.editor, action: /Action.editor) { NoteEditor() }
  }
}
