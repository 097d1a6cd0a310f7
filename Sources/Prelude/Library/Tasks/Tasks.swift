struct CancellationError: Error {
  init() {}
}
struct TaskPriority: RawRepresentable, Hashable, Comparable, Sendable {
  var rawValue: UInt8
  init(rawValue: UInt8) { self.rawValue = rawValue }
  static var high: TaskPriority { TaskPriority(rawValue: 25) }
  static var userInitiated: TaskPriority { TaskPriority(rawValue: 25) }
  static var medium: TaskPriority { TaskPriority(rawValue: 21) }
  static var low: TaskPriority { TaskPriority(rawValue: 17) }
  static var utility: TaskPriority { TaskPriority(rawValue: 17) }
  static var background: TaskPriority { TaskPriority(rawValue: 9) }
  static func == (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue == rhs.rawValue }
  static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue < rhs.rawValue }
  func hash(into hasher: inout Hasher) { hasher._combine(rawValue) }
}
extension TaskPriority: CustomStringConvertible {
  var description: String {
    switch rawValue {
    case 25: "TaskPriority.high"
    case 21: "TaskPriority.medium"
    case 17: "TaskPriority.low"
    case 9: "TaskPriority.background"
    default: "TaskPriority(rawValue: \(rawValue))"
    }
  }
}

@builtIn("native") struct Task<Success: Sendable, Failure: Error>: Sendable {
  @operation("taskCancel") func cancel()
  @operation("taskIsCancelled") var isCancelled: Bool { get }
}
extension Task: Hashable {
  @intrinsic("equal")
  static func == (lhs: Task<Success, Failure>, rhs: Task<Success, Failure>) -> Bool
  func hash(into hasher: inout Hasher) { hasher._combine(self) }
}
extension Task where Failure == Never {
  // Deprecated.
  func get() async -> Success { await value }
  @discardableResult @passTypes @operation("startTask")
  init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext operation: sending @escaping () async -> Success)
  @discardableResult @passTypes @operation("startDetachedTask")
  static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping () async -> Success
  ) -> Task<Success, Never>
  @discardableResult @passTypes @operation("startImmediateTask")
  static func immediate(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext operation: sending @escaping () async -> Success
  ) -> Task<Success, Never>
  @discardableResult @passTypes @operation("startImmediateDetachedTask")
  static func immediateDetached(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext operation: sending @escaping () async -> Success
  ) -> Task<Success, Never>
  @operation("taskValue") var value: Success { get async }
  var result: Result<Success, Never> { get async { .success(await value) } }
}
extension Task where Failure == any Error {
  // Deprecated.
  func get() async throws -> Success { try await value }
  @discardableResult @passTypes @operation("startTask")
  init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext operation: sending @escaping () async throws -> Success)
  @discardableResult @passTypes @operation("startDetachedTask")
  static func detached(
    name: String? = nil, priority: TaskPriority? = nil,
    operation: sending @escaping () async throws -> Success
  ) -> Task<Success, any Error>
  @discardableResult @passTypes @operation("startImmediateTask")
  static func immediate(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext operation: sending @escaping () async throws -> Success
  ) -> Task<Success, any Error>
  @discardableResult @passTypes @operation("startImmediateDetachedTask")
  static func immediateDetached(
    name: String? = nil, priority: TaskPriority? = nil,
    @_inheritActorContext operation: sending @escaping () async throws -> Success
  ) -> Task<Success, any Error>
  @operation("taskValue") var value: Success { get async throws }
  var result: Result<Success, any Error> {
    get async {
      do {
        return .success(try await value)
      } catch {
        return .failure(error)
      }
    }
  }
}
extension Task where Success == Never, Failure == Never {
  @operation("sleepFor") static func _sleep(_ duration: Duration) async throws
  @operation("sleepFor") static func sleep(for duration: Duration) async throws
  static func sleep(for duration: Duration, tolerance: Duration?) async throws {
    try await _sleep(duration)
  }
  static func sleep<C: Clock>(
    for duration: C.Duration, tolerance: C.Duration? = nil, clock: C = .continuous
  ) async throws {
    try await clock.sleep(for: duration, tolerance: tolerance)
  }
  static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Duration? = nil, clock: C = .continuous
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
  static func sleep(
    for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock
  ) async throws {
    try await _sleep(duration)
  }
  static func sleep(
    for duration: Duration, tolerance: Duration? = nil, clock: SuspendingClock
  ) async throws {
    try await _sleep(duration)
  }
  static func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil
  ) async throws {
    try await ContinuousClock().sleep(until: deadline, tolerance: tolerance)
  }
  static func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
  static func sleep(
    until deadline: SuspendingClock.Instant, tolerance: Duration? = nil, clock: SuspendingClock
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
  @operation("sleepNanoseconds") static func sleep(nanoseconds duration: UInt64) async throws
  // Deprecated; a cancellation doesn't end it.
  static func sleep(_ duration: UInt64) async {
    await Task<Void, Never>.detached { try? await Task.sleep(nanoseconds: duration) }.value
  }
  @operation("yieldTask") static func yield() async
  static var currentPriority: TaskPriority {
    TaskPriority(rawValue: UInt8(_currentPriority()))
  }
  static var basePriority: TaskPriority? {
    let priority = _basePriority()
    return priority < 0 ? nil : TaskPriority(rawValue: UInt8(priority))
  }
  @operation("currentPriority") static func _currentPriority() -> Int
  @operation("basePriority") static func _basePriority() -> Int
  @operation("currentTaskIsCancelled") static var isCancelled: Bool { get }
  @operation("currentTaskName") static var name: String? { get }
  @operation("checkCancellation") static func checkCancellation() throws
}
/// Whether any other lane of the session is at work, or on its way to it; for test stores.
@operation("areOthersBusy") func _areOthersBusy() -> Bool
