import Dependencies
import Machine
import Recording
import Synchronization

/// Counts the issues that a program expects; whatever is reported meanwhile is no surprise.
final class ExpectedIssues: Sendable {
  @TaskLocal static var current: ExpectedIssues?

  private let count = Atomic(0)

  var isMet: Bool { count.load(ordering: .relaxed) > 0 }

  func add() { count.add(1, ordering: .relaxed) }
}

extension Drive {
  func reportIssue(_ request: Request) throws -> Value {
    let text = try request.string(0)
    let place = SourcePlace(request.position)
    asking(at: request.position) {
      Dependencies.reportIssue(
        text.isEmpty ? "Issue reported" : text, fileID: SourcePlace.fileID,
        filePath: SourcePlace.fileID, line: place.line, column: place.column)
    }
    return .void
  }

  func withExpectedIssue(_ request: Request) throws -> Value {
    let body = try request.lastClosure
    let drive = try nested(at: request.position)
    let issues = ExpectedIssues()
    _ = try ExpectedIssues.$current.withValue(issues) { try drive.run(body) }
    try noteMissing(issues, request)
    return .void
  }

  func withExpectedIssue(
    _ request: Request, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let body = try request.lastClosure
    let drive = try nested(at: request.position)
    let issues = ExpectedIssues()
    _ = try await ExpectedIssues.$current.withValue(
      issues, operation: { try await drive.run(body, isolation: isolation) }, isolation: isolation)
    try noteMissing(issues, request)
    return .void
  }

  /// As the library says it of an issue that didn't come.
  private func noteMissing(_ issues: ExpectedIssues, _ request: Request) throws {
    guard !issues.isMet, case .bool(false) = try request.argument(1) else { return }
    let message = try request.string(0)
    record(
      .issueReported("Known issue was not recorded" + (message.isEmpty ? "" : ": \(message)")),
      at: request.position)
  }
}
