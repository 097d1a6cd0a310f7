import DependenciesCore
import Machine
import Recording
import Synchronization

/// Takes down the issues that the resolver reports during an operation of a drive.
struct IssueRecorder: IssueReporter {
  let drive: Drive
  let position: Position?
  /// What the resolver calls by the names of our own types, with what the program calls it.
  var names: [(ours: String, program: String)] = []
  var count: IssueCount?

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
    filePath: StaticString, line: UInt, column: UInt
  ) {
    guard var text = message() else { return }
    count?.add()
    for name in names { text = text.replacing(name.ours, with: name.program) }
    drive.note(issue: text, isWarning: severity == .warning, at: position ?? drive.calledAt)
  }
}

/// Whether anything was reported during an operation.
final class IssueCount: Sendable {
  private let count = Atomic(0)

  var isZero: Bool { count.load(ordering: .relaxed) == 0 }

  func add() { count.add(1, ordering: .relaxed) }
}

extension IssueRecorder {
  /// Names that a read of a key can mention.
  ///
  /// - Parameter property: what it is read through, which only we know.
  static func names(
    _ declaration: KeyDeclaration, property: String? = nil
  ) -> [(ours: String, program: String)] {
    var names = [(ours: valueName, program: declaration.valueTypeName)]
    if let property {
      names.append(("`@Dependency(\(declaration.name).self)`", "`@Dependency(\\.\(property))`"))
    }
    return names
  }

  /// Names that the use of a model can mention.
  static func names(_ model: TypeDescriptor) -> [(ours: String, program: String)] {
    modelNames.map { ($0, model.name) }
  }

  // Asked for at every read, and slow to make.
  private static let valueName = String(reflecting: Value.self)
  private static let modelNames = [Object.self, StructureModel.self].map {
    String(reflecting: $0)
  }
}
