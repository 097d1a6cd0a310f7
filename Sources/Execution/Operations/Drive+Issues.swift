import DependenciesCore
import Machine
import Recording
import Synchronization

/// Counts the issues that a program expects, which are then not reported.
enum ExpectedIssues {
  @TaskLocal static var current: IssueCount?
}

extension LaneState {
  /// Whether it is neither the main flow nor the task of a test.
  fileprivate var isStartedByProgram: Bool {
    switch lane.kind {
    case .main, .test: false
    case .task, .detachedTask, .asyncLet, .groupChild, .dispatch, .thread: true
    }
  }
}

extension Drive {
  /// Records an issue: as an expected one, or as an issue of the current test.
  func note(issue text: String, isWarning: Bool = false, at position: Position?) {
    let text = run.issuePlaces.written(in: text).shortened
    if let limit = run.meter.spend(output: text.utf8.count) {
      return run.stop(.limitReached(limit, place: position.map(Place.init)))
    }
    var recorded = text
    var outlived: String?
    if let expected = ExpectedIssues.current {
      expected.add()
      RunningTest.current?.addKnownIssue()
      recorded = LibraryText.expectedIssue(text).text
    } else if !isWarning, run.tests.isRunning {
      if let test = RunningTest.current ?? run.tests.sole {
        switch test.add(text, at: position) {
        case .running: break
        case .returned: if lane.isStartedByProgram { outlived = test.name }
        case .ended:
          run.tests.addLate(text, at: position, of: test.name)
          outlived = test.name
        }
      } else {
        run.tests.addStray(text, at: position)
      }
    }
    record(.issueReported(recorded), at: position)
    if isRecording { lane.hasReportedIssue.store(true, ordering: .relaxed) }
    if let outlived {
      record(.lost(.outlived(Loss.Outlived(test: outlived, issue: text))), at: position)
    }
  }

  /// Records an error that `try?` drops after an issue was reported.
  func noteDroppedError(_ request: Request) throws -> Value {
    guard lane.hasReportedIssue.exchange(false, ordering: .relaxed), isRecording else {
      return .none
    }
    let error = try request.argument(0)
    record(
      .lost(
        .droppedError(
          Loss.DroppedError(error: summary(of: error), isOfProgram: error.isOfProgramType))),
      at: request.position)
    return .none
  }

  func reportIssue(_ request: Request) throws -> Value {
    let text = try request.string(0)
    let isWarning = try request.bool(1)
    let named: Position? =
      request.arguments.count > 3
      ? Position(line: try request.int(2), column: try request.int(3)) : nil
    let position = named.flatMap { $0.isShown ? $0 : nil } ?? request.position
    let place = SourcePlace(position)
    asking(at: position) {
      DependenciesCore.reportIssue(
        text.isEmpty ? LibraryText.emptyIssue.text : text, severity: isWarning ? .warning : .error,
        fileID: SourcePlace.fileID,
        filePath: SourcePlace.fileID, line: place.line, column: place.column)
    }
    return .void
  }

  func withExpectedIssue(_ request: Request) throws -> Value {
    let body = try request.lastClosure
    let drive = try nested(at: request.position)
    let issues = IssueCount()
    _ = try ExpectedIssues.$current.withValue(issues) { try drive.run(body) }
    try noteMissing(issues, request)
    return .void
  }

  func withExpectedIssue(
    _ request: Request, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let body = try request.lastClosure
    let drive = try nested(at: request.position)
    let issues = IssueCount()
    _ = try await ExpectedIssues.$current.withValue(
      issues, operation: { try await drive.run(body, isolation: isolation) }, isolation: isolation)
    try noteMissing(issues, request)
    return .void
  }

  /// Records a missing expected issue in the library's words.
  private func noteMissing(_ issues: IssueCount, _ request: Request) throws {
    guard issues.isZero, case .bool(false) = try request.argument(1) else { return }
    let message = try request.string(0)
    // Each library formats the program's comments differently.
    let separator = RunningTest.current == nil ? ": " : "\n↳ "
    note(
      issue: LibraryText.missingIssue(comment: message, separator: separator).text,
      at: request.position)
  }
}

extension Value {
  /// Whether the program declares its type.
  fileprivate var isOfProgramType: Bool {
    switch untyped {
    case .structure(let structure): structure.descriptor.isOfProgram
    case .enumeration(let enumeration): enumeration.descriptor.isOfProgram
    case .object(let object): object.descriptor.isOfProgram
    default: false
    }
  }
}
