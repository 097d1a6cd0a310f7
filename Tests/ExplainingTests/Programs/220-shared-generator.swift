//? All scopes share one generator, which continues to count.
import Dependencies
import Foundation

struct Note: Sendable {
  let id: UUID
  let text: String
  init(_ text: String) {
    @Dependency(\.uuid) var uuid
    self.id = uuid()
    self.text = text
  }
}

extension DependencyValues {
  static let stubs: @Sendable (inout DependencyValues) -> Void = {
    [ids = UUIDGenerator.incrementing] in
    $0.uuid = ids
  }
}

func check(_ name: String) {
  withDependencies(DependencyValues.stubs) {
    let note = Note(name)
    let expected = UUID(uuidString: "00000000-0000-0000-0000-000000000000")
    print(
      "\(name): \(note.id == expected ? "passed" : "failed, id ends with \(note.id.uuidString.suffix(2))")"
    )
  }
}

check("makes a note")
check("makes another note")
check("makes a third note")
