// swift-format-ignore-file
import Dependencies
import Foundation

struct Note: Equatable {
  let id: UUID
  let text: String
  let createdAt: Date
}

final class Notebook {
  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now
  @Dependency(\.date) var date
  private(set) var notes: [Note] = []

  func add(_ text: String) {
    notes.append(Note(id: uuid(), text: text, createdAt: now))
  }
}

let notebook = withDependencies {
  $0.uuid = .incrementing
  $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
} operation: {
  Notebook()
}
notebook.add("milk")
notebook.add("eggs")
for note in notebook.notes {
  print(note.id, note.text, note.createdAt)  // expect: 00000000-0000-0000-0000-000000000000 milk 2009-02-13 23:31:30 +0000 // expect: 00000000-0000-0000-0000-000000000001 eggs 2009-02-13 23:31:30 +0000
}
print(notebook.date() == notebook.now)  // expect: true
print(UUID(0), UUID(42), UUID(-1))  // expect: 00000000-0000-0000-0000-000000000000 00000000-0000-0000-0000-00000000002A 00000000-0000-0001-0000-000000000001
print(UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f") as Any)  // expect: Optional(E621E1F8-C36C-495A-93FC-0C247A3E6E5F)
print(UUID(uuidString: "not an identifier") as Any)  // expect: nil
print(Set([UUID(1), UUID(1), UUID(2)]).count)  // expect: 2

let fixed = withDependencies {
  $0.uuid = .constant(UUID(7))
  $0.date = DateGenerator { Date(timeIntervalSince1970: 60) }
} operation: {
  Notebook()
}
fixed.add("once")
fixed.add("twice")
print(fixed.notes.map(\.id), fixed.notes.map(\.createdAt.timeIntervalSince1970))  // expect: [00000000-0000-0000-0000-000000000007, 00000000-0000-0000-0000-000000000007] [60.0, 60.0]

withDependencies {
  $0.context = .live
} operation: {
  let live = Notebook()
  live.add("a")
  live.add("b")
  print(live.notes[0].id == live.notes[1].id)  // expect: false
  print(live.notes[0].createdAt <= live.notes[1].createdAt)  // expect: true
  print(live.now > Date(timeIntervalSince1970: 1_700_000_000))  // expect: true
}
