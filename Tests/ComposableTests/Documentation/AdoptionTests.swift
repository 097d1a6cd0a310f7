import Composable
import Foundation
import Testing

@MainActor
@Suite("The article for users of the Composable Architecture")
struct AdoptionTests {
  @Test("shows the programs of this folder, and no others")
  func listings() throws {
    let article = try Article(named: "ComingFromTheComposableArchitecture")
    let files = ["NoteEditor", "Notes", "Folders", "SharedSettings", "NotesTest"]
    #expect(try article.blocks(of: "swift") == files.map { try sourceFile(named: $0) })
  }

  @Test("the editor changes each field by an action, and ends without a note when cancelled")
  func editor() async {
    let store = TestStore(initialState: Notes.State()) { Notes() }
    await store.send(.addTapped) { $0.editor = NoteEditor.State() }
    await store.send(.editor(.pinnedChanged(true))) { $0.editor?.isPinned = true }
    await store.send(.editor(.cancelTapped)) { $0.editor = nil }
  }

  @Test("features that share a value see each other's changes")
  func sharing() async {
    let settings = SettingsClient.liveValue
    let stores = (0..<2).map { _ in
      TestStore(initialState: Reader.State()) {
        Reader()
      } withDependencies: {
        $0.settings = settings
      }
    }
    var tasks: [TestStoreTask] = []
    for store in stores {
      tasks.append(await store.send(.appeared))
      await store.receive(.fontSizeChanged(12))
    }
    await stores[0].send(.largerTapped)
    for store in stores { await store.receive(.fontSizeChanged(13)) { $0.fontSize = 13 } }
    for task in tasks { await task.cancel() }
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
