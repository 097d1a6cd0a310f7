import CheckedTree
import Machine

/// Notes about copies, of the program's own code.
extension Emitter {
  /// `value -- value`, the first value of a variable.
  func noteCopy(_ variable: Variable, _ value: Expression) {
    guard !body.isUnwritten, !body.function.isOfLibrary else { return }
    if let site = copies.declare(variable, value) { code.append(.noteCopy(site, .made)) }
  }

  /// Notes that the current statement changes a place.
  func noteChange(of path: AccessPath, isAssignment: Bool = false) {
    if !copies.isEmpty { copies.change(path, isAssignment: isAssignment) }
  }

  /// `--`, after a statement.
  func noteChangedCopies() {
    if copies.isEmpty { return }
    for (site, variable, object) in copies.takeChanges() {
      if let object { emit(object) } else { load(variable) }
      code.append(.noteCopy(site, .changed))
      code.append(.pop)
    }
  }

  /// `value -- value`, the value of a place.
  func noteRead(of path: AccessPath) {
    if copies.isEmpty { return }
    for site in copies.read(path) { code.append(.noteCopy(site, .read)) }
  }
}
