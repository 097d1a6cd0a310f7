/// The tasks and threads that a trace has seen, and their names.
struct TraceLanes {
  private enum Identity: Hashable {
    case task(UInt64)
    case thread(UnsafeMutablePointer<ThreadState>)
  }

  private var lanes: [Identity: DependencyTrace.Lane] = [:]
  private var taskCount = 0
  private var threadCount = 0

  /// Records that the current task or thread began the trace.
  mutating func begin() {
    lanes[Self.currentIdentity] = DependencyTrace.Lane(kind: .main, number: 1)
  }

  /// The lane of the current task or thread.
  mutating func current() -> DependencyTrace.Lane {
    let identity = Self.currentIdentity
    if let known = lanes[identity] { return known }
    var lane: DependencyTrace.Lane
    switch identity {
    case .task:
      taskCount += 1
      lane = DependencyTrace.Lane(kind: .task, number: taskCount)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        lane.name = Task.name
      }
    case .thread:
      threadCount += 1
      lane = DependencyTrace.Lane(kind: .thread, number: threadCount)
    }
    lanes[identity] = lane
    return lane
  }

  private static var currentIdentity: Identity {
    currentTaskIdentifier().map { .task($0) } ?? .thread(ThreadState.current)
  }
}
