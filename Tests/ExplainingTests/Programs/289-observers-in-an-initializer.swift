//? An initializer sets edit without calling didSet, so nothing binds onSave.
import Dependencies
import Testing

final class EditModel {
  @Dependency(\.uuid) var uuid
  var onSave: (String) -> Void = { _ in reportIssue("EditModel.onSave isn't set") }
  func saveTapped() { onSave("note \(uuid().uuidString.suffix(1))") }
}

final class ListModel {
  var edit: EditModel? {
    didSet { bind() }
  }
  private(set) var notes: [String] = []
  init(edit: EditModel? = nil) { self.edit = edit }
  private func bind() {
    edit?.onSave = { [weak self] in self?.notes.append($0) }
  }
}

@Test func savesAfterTap() {
  withDependencies {
    $0.uuid = .incrementing
  } operation: {
    let list = ListModel()
    list.edit = EditModel()
    list.edit?.saveTapped()
    #expect(list.notes == ["note 0"])
  }
}

@Test func savesWithOpenSheet() {
  withDependencies {
    $0.uuid = .incrementing
  } operation: {
    let list = ListModel(edit: EditModel())
    list.edit?.saveTapped()
    #expect(list.notes == ["note 0"])
  }
}
