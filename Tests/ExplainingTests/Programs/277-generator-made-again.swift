//? Each preview makes a new generator, which begins at 0 again, so both notes have one id.
import Dependencies
import Foundation

struct Note {
  let id: String
  let text: String
}

final class Notebook {
  @Dependency(\.uuid) var uuid
  private(set) var notes: [Note] = []
  func add(_ text: String) {
    notes.append(Note(id: String(uuid().uuidString.suffix(2)), text: text))
  }
}

func preview(_ notebook: Notebook, _ text: String) {
  withDependencies {
    $0.uuid = .incrementing
  } operation: {
    notebook.add(text)
  }
}

let notebook = Notebook()
preview(notebook, "milk")
preview(notebook, "bread")
for note in notebook.notes { print(note.id, note.text) }
