import Composable
import Testing

@MainActor
@Test("a saved note is in the list")
func savedNote() async {
  let store = TestStore(initialState: Notes.State()) { Notes() }
  await store.send(.addTapped) { $0.editor = NoteEditor.State() }
  await store.send(.editor(.textChanged("Milk"))) { $0.editor?.text = "Milk" }
  await store.send(.editor(.saveTapped)) {
    $0.editor = nil
    $0.texts = ["Milk"]
  }
}
