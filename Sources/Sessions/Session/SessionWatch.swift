import Execution
import Recording

/// Notices from outside that a session exceeds a limit. Reading and showing have no limits of their own, and
/// a run could fail to stop at its limit.
package struct SessionWatch {
  private let session: LearnerSession
  private let memoryAtBeginning = residentMemory() ?? 0
  /// The number of the activity that was seen last.
  private var activity: Int?
  /// When the activity was first seen.
  private var beginning = Moment.now
  /// When the run was first seen to exceed its time.
  private var excess: Moment?

  /// The seconds of processor time in which a text is checked, and a result shown, unless a run may take
  /// longer. A library that a program imports takes some of them.
  private let otherSeconds: Double

  /// - Parameter grace: The seconds in which a run has to stop at its limit.
  package init(
    _ session: LearnerSession, otherSeconds: Double = 30,
    grace: (processor: Double, wall: Double) = (0.15, 1)
  ) {
    self.session = session
    self.grace = grace
    self.otherSeconds = max(otherSeconds, session.limits.seconds ?? .infinity)
  }

  package func isOf(_ session: LearnerSession) -> Bool { self.session === session }

  /// The memory in bytes that a session may use in addition to its run's limit.
  private static let otherMemory = 300 << 20
  /// The seconds of processor time, and of any time, in which a run has to stop at its limit.
  private let grace: (processor: Double, wall: Double)

  /// Returns the limit that the session exceeds now, or nil.
  package mutating func exceeded() -> Finding? {
    let limits = session.limits
    let (current, number) = session.numberedActivity
    let record = session.isTraced ? limits.recordBytes : 0
    if let resident = residentMemory(),
      resident - memoryAtBeginning > limits.memoryBytes + record + Self.otherMemory
    {
      return Finding(current == .showing ? RunProblem.showingMemory : .limit(.memory), name: "")
    }
    if number != activity { (activity, beginning, excess) = (number, .now, nil) }
    switch current {
    // Processor time, because a reader of the output may be slow.
    case .reading:
      return beginning.processorSeconds > otherSeconds
        ? Finding(RunProblem.readingLimit, name: "") : nil
    case .showing:
      return beginning.processorSeconds > otherSeconds
        ? Finding(RunProblem.showingLimit, name: "") : nil
    case .running:
      if let seconds = limits.seconds, beginning.wallSeconds > seconds, excess == nil {
        excess = .now
      }
      if excess?.isLongAgo(processor: grace.processor, wall: grace.wall) ?? false {
        return Finding(RunProblem.limit(.time), name: "")
      }
      guard let computing = limits.computing,
        beginning.processorSeconds > computing + grace.processor
      else { return nil }
      return Finding(RunProblem.limit(.computing), name: "")
    }
  }
}
