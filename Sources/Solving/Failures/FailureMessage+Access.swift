import Reading
import Semantics

extension FailureMessage {
  /// Reports that a declaration isn't accessible.
  func reportInaccessible(_ found: [Declaration], _ name: String, _ term: Term) {
    let access = found.map(\.access).max() ?? .private
    let type = found.first?.owner?.type.name
    let message: NameMessage =
      if name == "init", let type {
        .inaccessibleInitializer(type: type, access: access.word)
      } else {
        .inaccessible(name: name, access: access.word)
      }
    solver.report(message, at: namePosition(term))
  }
}
