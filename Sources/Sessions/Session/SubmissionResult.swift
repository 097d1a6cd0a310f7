package import Recording

/// The result of a submission.
package struct SubmissionResult: Equatable, Sendable {
  /// The value of a submission that ends in an expression.
  package struct ShownValue: Equatable, Sendable {
    package var type: String
    package var text: String
  }

  /// The submitted text, with the numbers of its lines.
  package var source: Source
  /// Why it was rejected; then it left nothing behind, and `trace` is nil.
  package var findings: [Finding]
  /// What happened until the submission was over, or its patience with what it started.
  package var trace: Trace?
  package var value: ShownValue?
  /// The tasks and queues of the submission that still run.
  package var liveLanes: [LaneID]
  /// How many of its tests failed; nil if it has none.
  package var failedTests: Int?
  /// Whether it was stopped before it ran.
  package private(set) var isInterrupted = false

  package init(
    source: Source, findings: [Finding] = [], trace: Trace? = nil, value: ShownValue? = nil,
    liveLanes: [LaneID] = [], failedTests: Int? = nil
  ) {
    self.source = source
    self.findings = findings
    self.trace = trace
    self.value = value
    self.liveLanes = liveLanes
    self.failedTests = failedTests
  }

  package var output: String { trace?.output ?? "" }

  package var isRejected: Bool { trace == nil && !findings.isEmpty }

  package var status: ExitStatus {
    if isInterrupted { return .interrupted }
    return trace.map { ExitStatus($0.outcome) } ?? (isRejected ? .failed : .fine)
  }

  /// The result of a submission that was stopped while it was checked.
  package static func interrupted(_ source: Source) -> SubmissionResult {
    let finding = Finding(RunProblem.interruptedBeforeRun, name: source.name)
    var result = SubmissionResult(source: source, findings: [finding])
    result.isInterrupted = true
    return result
  }

  /// Whether anything happened that a trace could show, beyond printing on the main lane.
  package var isWorthTracing: Bool {
    guard let trace else { return false }
    if trace.outcome != .finished { return true }
    return trace.events.contains { event in
      switch event.kind {
      case .scopeEntered, .scopeLeft, .laneCreated, .taskLocalRead, .dependencyRead,
        .dependencyPrepared, .wrapperCreated, .issueReported, .taskCancelled, .awaited,
        .lost, .concurrency, .object, .store:
        true
      case .laneBegan, .laneEnded, .printed, .queueEntered, .slept, .valueShown:
        false
      }
    }
  }
}
