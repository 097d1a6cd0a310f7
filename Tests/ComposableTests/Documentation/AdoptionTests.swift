import Composable
import Foundation
import Testing

@MainActor
@Suite("The article for users of the Composable Architecture")
struct AdoptionTests {
  @Test("shows the programs of this folder, and no others")
  func listings() throws {
    let article = try Article(named: "ComingFromTheComposableArchitecture")
    let files = ["NoteEditor", "Notes", "Folders", "NotesTest"]
    #expect(try article.blocks(of: "swift") == files.map { try sourceFile(named: $0) })
  }

  @Test("the editor changes each field by an action, and ends without a note when cancelled")
  func editor() async {
    let store = TestStore(initialState: Notes.State()) { Notes() }
    await store.send(.addTapped) { $0.editor = NoteEditor.State() }
    await store.send(.editor(.pinnedChanged(true))) { $0.editor?.isPinned = true }
    await store.send(.editor(.cancelTapped)) { $0.editor = nil }
  }

  @Test("folders are pushed by the parent and by a child, changed in place, and popped")
  func folders() async {
    let store = TestStore(initialState: Folders.State()) {
      Folders()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.opened("Home")) {
      $0.path = [Folder.State(id: UUID(0), name: "Home")]
    }
    await store.send(.path(id: UUID(0), action: .subfolderTapped("Music"))) {
      $0.path.append(Folder.State(id: UUID(1), name: "Music"))
    }
    await store.send(.path(id: UUID(0), action: .renamed("Ada"))) {
      $0.path[id: UUID(0)]?.name = "Ada"
    }
    await store.send(.backTapped) { $0.path.remove(id: UUID(1)) }
  }
}
