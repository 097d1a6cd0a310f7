import Reading
import Semantics

extension FailureMessage {
  /// Reports that a declaration isn't accessible.
  func reportInaccessible(_ found: [Declaration], _ name: String, _ term: Term) {
    let access = found.map(\.access).max() ?? .private
    let type = found.first?.owner?.type.name
    let subject = name == "init" && type != nil ? "'\(type ?? "")' initializer" : "'\(name)'"
    solver.report(
      "\(subject) is inaccessible due to '\(access.word)' protection level",
      at: namePosition(term))
  }
}
