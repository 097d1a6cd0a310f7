import DependenciesCore
import Machine
import Recording
import Synchronization

/// Records the issues that the resolver reports during an operation of a drive.
struct IssueRecorder: IssueReporter {
  let drive: Drive
  let position: Position?
  /// The resolver's names for our own types, and the program's names for them.
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

/// Counts the issues during an operation.
final class IssueCount: Sendable {
  private let count = Atomic(0)

  var isZero: Bool { count.load(ordering: .relaxed) == 0 }

  func add() { count.add(1, ordering: .relaxed) }
}

extension IssueRecorder {
  /// Returns the names that a read of a key can contain.
  ///
  /// - Parameter property: The property that is read, which only the tutor knows.
  static func names(
    _ declaration: KeyDeclaration, property: String? = nil
  ) -> [(ours: String, program: String)] {
    var names = [(ours: valueName, program: declaration.valueTypeName)]
    if let property {
      names.append(("`@Dependency(\(declaration.name).self)`", "`@Dependency(\\.\(property))`"))
    }
    return names
  }

  /// Returns the names that a use of a model can contain.
  static func names(_ model: TypeDescriptor) -> [(ours: String, program: String)] {
    modelNames.map { ($0, model.name) }
  }

  // Needed for every read, and slow to compute.
  private static let valueName = String(reflecting: Value.self)
  private static let modelNames = [Object.self, StructureModel.self].map {
    String(reflecting: $0)
  }
}
