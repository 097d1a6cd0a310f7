/// A sequence of steps that runs code: the main flow, a task, or a closure on a queue.
package struct LaneID: Hashable, Sendable {
  package enum Family: String, Sendable {
    case main, task, dispatch
  }

  package var family: Family
  private var shortNumber: Int32

  /// The number within the family, from 1, in order of creation.
  package var number: Int {
    get { Int(shortNumber) }
    set { shortNumber = Int32(clamping: newValue) }
  }

  package init(_ family: Family, _ number: Int) {
    self.family = family
    shortNumber = Int32(clamping: number)
  }

  package static let main = LaneID(.main, 1)

  /// The text of the lane's task where it is a value: `Task T1`.
  package var textAsValue: String { "Task \(name)" }

  /// The short name used in traces: `main`, `T1`, `D1`.
  package var name: String {
    switch family {
    case .main: "main"
    case .task: "T\(number)"
    case .dispatch: "D\(number)"
    }
  }
}

/// The construct that created a lane.
package enum LaneKind: Hashable, Sendable {
  case main
  /// `Task { }`
  case task
  /// `Task.detached { }`
  case detachedTask
  /// `async let`
  case asyncLet(variable: String)
  /// `group.addTask { }`
  case groupChild
  /// A test, or a case of one.
  case test(name: String)
  /// `queue.async { }`, or `asyncAfter` with its delay in seconds.
  case dispatch(queue: String, delay: Double?)
  /// `Thread { }`, which Dispatch runs for it.
  case thread(name: String?)
}

/// A lane as recorded at its creation.
package struct Lane: Hashable, Sendable {
  /// When and how it begins, and what it begins with.
  package struct Beginning: Hashable, Sendable {
    /// An object that a task's closure retains until the task ends, if its class has a `deinit`.
    package var held: String?
    /// Whether the task runs on the main actor, on which its creator ran. So it begins only when the
    /// creator waits or ends.
    package var isBehindCreator = false
    /// Whether it is a child task of a task or a group that was cancelled before.
    package var beginsCancelled = false
    /// For a closure of `notify`: what it waits for before it is put on the queue.
    package var follows: DispatchNote.Blocker?
    /// Whether it was to be a barrier on a global queue, which ignores that.
    package var isIgnoredBarrier = false
    /// The priority that the program gave it: `low`, `userInitiated`.
    package var priority: String?
    /// Whether it begins at once on its creator's thread.
    package var isImmediate = false
    /// Whether it is a task that runs the `deinit` of an object on its actor.
    package var isDeinitializer = false
    /// Whether a dispatch group contains it until its closure returns.
    package var isInDispatchGroup = false

    package init() {}
  }

  package var id: LaneID
  package var kind: LaneKind
  package var creator: LaneID?
  package var createdAt: Place?
  package var beginning = Beginning()

  package init(id: LaneID, kind: LaneKind, creator: LaneID?, createdAt: Place?) {
    self.id = id
    self.kind = kind
    self.creator = creator
    self.createdAt = createdAt
  }
}

/// The bindings of its creator that a new lane had when it began to run.
package enum Inheritance: Hashable, Sendable {
  /// A task that copied the newest binding of each key.
  case copied([ScopeID])
  /// A child task that shares its parent's bindings.
  case shared([ScopeID])
  /// A child task that shares its parent's bindings, and copies those made in the body of a task
  /// group, because they may end before the task does.
  case divided(copied: [ScopeID], shared: [ScopeID])
  /// The lane inherited nothing; `lost` are its creator's bindings.
  case nothing(lost: [ScopeID])
}
