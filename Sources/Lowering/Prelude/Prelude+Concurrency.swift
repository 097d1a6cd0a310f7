extension Prelude {
  static let functions = #"""
    @operation("print")
    func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
    func min<T: Comparable>(_ x: T, _ y: T) -> T { [x, y].min()! }
    func max<T: Comparable>(_ x: T, _ y: T) -> T { [x, y].max()! }
    func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T { ([x, y, z] + rest).min()! }
    func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T { ([x, y, z] + rest).max()! }
    func swap<T>(_ a: inout T, _ b: inout T) {
      let first = a
      a = b
      b = first
    }
    @intrinsic("abs.int") func abs(_ x: Int) -> Int
    @intrinsic("abs.double") func abs(_ x: Double) -> Double
    @intrinsic("zip") func zip<A, B>(_ first: [A], _ second: [B]) -> [(A, B)]
    @intrinsic("stride.to") func stride(from start: Int, to end: Int, by step: Int) -> [Int]
    @intrinsic("stride.through") func stride(from start: Int, through end: Int, by step: Int) -> [Int]
    @intrinsic("fatalError") func fatalError(_ message: String = "") -> Never
    @intrinsic("preconditionFailure") func preconditionFailure(_ message: String = "") -> Never
    @intrinsic("precondition") func precondition(_ condition: Bool, _ message: String = "")
    @intrinsic("assert") func assert(_ condition: Bool, _ message: String = "")
    @intrinsic("same") func === (left: AnyObject?, right: AnyObject?) -> Bool
    @intrinsic("notSame") func !== (left: AnyObject?, right: AnyObject?) -> Bool
    struct ObjectIdentifier: Hashable, Sendable {
      @intrinsic("objectIdentifier") init(_ object: AnyObject)
      @intrinsic("equal") static func == (left: ObjectIdentifier, right: ObjectIdentifier) -> Bool
      @intrinsic("notEqual") static func != (left: ObjectIdentifier, right: ObjectIdentifier) -> Bool
    }
    """#

  static let concurrency = #"""
    struct Duration: Hashable, Comparable, Sendable, CustomStringConvertible {
      @intrinsic("duration.zero") static var zero: Duration { get }
      @intrinsic("duration.seconds") static func seconds(_ seconds: Int) -> Duration
      @intrinsic("duration.secondsDouble") static func seconds(_ seconds: Double) -> Duration
      @intrinsic("duration.milliseconds") static func milliseconds(_ value: Int) -> Duration
      @intrinsic("duration.millisecondsDouble") static func milliseconds(_ value: Double) -> Duration
      @intrinsic("duration.microseconds") static func microseconds(_ value: Int) -> Duration
      @intrinsic("duration.nanoseconds") static func nanoseconds(_ value: Int) -> Duration
      @intrinsic("duration.add") static func + (left: Duration, right: Duration) -> Duration
      @intrinsic("duration.subtract") static func - (left: Duration, right: Duration) -> Duration
      @intrinsic("duration.multiply") static func * (left: Duration, right: Int) -> Duration
      @intrinsic("duration.less") static func < (left: Duration, right: Duration) -> Bool
      @intrinsic("equal") static func == (left: Duration, right: Duration) -> Bool
      @intrinsic("describe") var description: String { get }
    }

    struct CancellationError: Error {
      init() {}
    }

    enum TaskPriority: Sendable { case high, userInitiated, medium, low, utility, background }

    struct Task<Success: Sendable, Failure: Error>: Sendable {
      @operation("taskCancel") func cancel()
      @operation("taskIsCancelled") var isCancelled: Bool { get }
    }
    extension Task where Failure == Never {
      @discardableResult @operation("startTask")
      init(
        name _: String? = nil, priority _: TaskPriority? = nil,
        @_inheritActorContext operation: sending @escaping () async -> Success)
      @discardableResult @operation("startDetachedTask")
      static func detached(
        name _: String? = nil, priority _: TaskPriority? = nil,
        operation: sending @escaping () async -> Success
      ) -> Task<Success, Never>
      @operation("taskValue") var value: Success { get async }
    }
    extension Task where Failure == any Error {
      @discardableResult @operation("startTask")
      init(
        name _: String? = nil, priority _: TaskPriority? = nil,
        @_inheritActorContext operation: sending @escaping () async throws -> Success)
      @discardableResult @operation("startDetachedTask")
      static func detached(
        name _: String? = nil, priority _: TaskPriority? = nil,
        operation: sending @escaping () async throws -> Success
      ) -> Task<Success, any Error>
      @operation("taskValue") var value: Success { get async throws }
    }
    extension Task where Success == Never, Failure == Never {
      @operation("sleepFor") static func sleep(for duration: Duration) async throws
      @operation("sleepNanoseconds") static func sleep(nanoseconds duration: UInt64) async throws
      @operation("yieldTask") static func yield() async
      @operation("currentTaskIsCancelled") static var isCancelled: Bool { get }
      @operation("checkCancellation") static func checkCancellation() throws
    }

    struct TaskGroup<ChildTaskResult: Sendable> {
      @operation("groupAddTask")
      mutating func addTask(
        name _: String? = nil, priority _: TaskPriority? = nil,
        operation: sending @escaping () async -> ChildTaskResult)
      @operation("groupAddTaskUnlessCancelled")
      mutating func addTaskUnlessCancelled(
        name _: String? = nil, priority _: TaskPriority? = nil,
        operation: sending @escaping () async -> ChildTaskResult) -> Bool
      @operation("groupNext") mutating func next() async -> ChildTaskResult?
      @operation("groupWaitForAll") mutating func waitForAll() async
      @operation("groupCancelAll") func cancelAll()
      @operation("groupIsEmpty") var isEmpty: Bool { get }
      @operation("groupIsCancelled") var isCancelled: Bool { get }
      mutating func reduce<R>(
        _ initialResult: R, _ next: (R, ChildTaskResult) throws -> R
      ) async rethrows -> R {
        var result = initialResult
        while let value = await self.next() { result = try next(result, value) }
        return result
      }
    }
    struct ThrowingTaskGroup<ChildTaskResult: Sendable, Failure: Error> {
      @operation("groupAddTask")
      mutating func addTask(
        name _: String? = nil, priority _: TaskPriority? = nil,
        operation: sending @escaping () async throws -> ChildTaskResult)
      @operation("groupAddTaskUnlessCancelled")
      mutating func addTaskUnlessCancelled(
        name _: String? = nil, priority _: TaskPriority? = nil,
        operation: sending @escaping () async throws -> ChildTaskResult) -> Bool
      @operation("groupNext") mutating func next() async throws -> ChildTaskResult?
      @operation("groupWaitForAll") mutating func waitForAll() async throws
      @operation("groupCancelAll") func cancelAll()
      @operation("groupIsEmpty") var isEmpty: Bool { get }
      @operation("groupIsCancelled") var isCancelled: Bool { get }
    }
    @operation("withTaskGroup")
    func withTaskGroup<ChildTaskResult: Sendable, GroupResult>(
      of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
      returning returnType: GroupResult.Type = GroupResult.self,
      body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
    ) async -> GroupResult
    @operation("withThrowingTaskGroup")
    func withThrowingTaskGroup<ChildTaskResult: Sendable, GroupResult>(
      of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
      returning returnType: GroupResult.Type = GroupResult.self,
      body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
    ) async rethrows -> GroupResult

    struct CheckedContinuation<T, E: Error>: Sendable {
      @operation("resumeReturning") func resume(returning value: sending T)
      @operation("resumeThrowing") func resume(throwing error: E)
    }
    extension CheckedContinuation where T == Void {
      @operation("resumeReturning") func resume()
    }
    @operation("withCheckedContinuation")
    func withCheckedContinuation<T>(
      _ body: (CheckedContinuation<T, Never>) -> Void
    ) async -> T
    @operation("withCheckedThrowingContinuation")
    func withCheckedThrowingContinuation<T>(
      _ body: (CheckedContinuation<T, any Error>) -> Void
    ) async throws -> T

    struct MainActor: Sendable {
      @operation("runOnMainActor")
      static func run<T: Sendable>(
        resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T
      ) async rethrows -> T
    }

    struct TaskLocal<Value: Sendable>: Sendable {
      @operation("readTaskLocal") func get() -> Value
      @discardableResult @operation("bindTaskLocal")
      func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R) rethrows -> R
      @discardableResult @operation("bindTaskLocalAsync")
      func withValue<R>(
        _ valueDuringOperation: Value, operation: () async throws -> R
      ) async rethrows -> R
    }
    """#

  static let dispatch = #"""
    struct DispatchTime: Comparable, Sendable {
      @operation("dispatchNow") static func now() -> DispatchTime
      @intrinsic("dispatchTime.addSeconds")
      static func + (left: DispatchTime, right: Double) -> DispatchTime
      @intrinsic("dispatchTime.addInterval")
      static func + (left: DispatchTime, right: DispatchTimeInterval) -> DispatchTime
      @intrinsic("int.less") static func < (left: DispatchTime, right: DispatchTime) -> Bool
    }
    struct DispatchTimeInterval: Sendable {
      @intrinsic("dispatchInterval.seconds") static func seconds(_ value: Int) -> DispatchTimeInterval
      @intrinsic("dispatchInterval.milliseconds")
      static func milliseconds(_ value: Int) -> DispatchTimeInterval
      @intrinsic("dispatchInterval.microseconds")
      static func microseconds(_ value: Int) -> DispatchTimeInterval
      @intrinsic("dispatchInterval.nanoseconds")
      static func nanoseconds(_ value: Int) -> DispatchTimeInterval
    }
    enum DispatchQoSClass: Sendable {
      case userInteractive, userInitiated, `default`, utility, background
    }
    class DispatchQueue: Sendable {
      @operation("mainQueue") static var main: DispatchQueue { get }
      @operation("globalQueue")
      static func global(qos _: DispatchQoSClass = .default) -> DispatchQueue
      @operation("makeQueue") init(label: String, qos _: DispatchQoSClass = .default)
      @operation("queueLabel") var label: String { get }
      @operation("queueAsync") func async(execute work: @escaping @Sendable () -> Void)
      @operation("queueAsyncAfter")
      func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void)
      @discardableResult @operation("queueSync")
      func sync<T>(execute work: () throws -> T) rethrows -> T
    }
    """#

  static let dependencies = #"""
    enum DependencyContext: Hashable, Sendable { case live, preview, test }
    protocol TestDependencyKey {}
    protocol DependencyKey: TestDependencyKey {}
    struct DependencyValues: Sendable {
      @operation("contextGet") func _context() -> String
      @operation("contextSet") mutating func _setContext(_ name: String)
      var context: DependencyContext {
        get {
          switch _context() {
          case "live": return .live
          case "preview": return .preview
          default: return .test
          }
        }
        set {
          switch newValue {
          case .live: _setContext("live")
          case .preview: _setContext("preview")
          case .test: _setContext("test")
          }
        }
      }
    }
    extension DependencyValues {
      struct Continuation: Sendable {
        @operation("yieldEscaped") func yield<R>(_ operation: () throws -> R) rethrows -> R
        @operation("yieldEscapedAsync")
        func yield<R>(_ operation: () async throws -> R) async rethrows -> R
      }
    }
    @discardableResult @operation("withDependencies")
    func withDependencies<R>(
      _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
      operation: () throws -> R
    ) rethrows -> R
    @discardableResult @operation("withDependenciesAsync")
    func withDependencies<R>(
      _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
      operation: () async throws -> R
    ) async rethrows -> R
    @discardableResult @operation("withDependenciesFrom")
    func withDependencies<R>(
      from model: AnyObject,
      _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
      operation: () throws -> R
    ) rethrows -> R
    @discardableResult @operation("withDependenciesFrom")
    func withDependencies<R>(from model: AnyObject, operation: () throws -> R) rethrows -> R
    @discardableResult @operation("withDependenciesFromAsync")
    func withDependencies<R>(
      from model: AnyObject,
      _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
      operation: () async throws -> R
    ) async rethrows -> R
    @discardableResult @operation("withDependenciesFromAsync")
    func withDependencies<R>(
      from model: AnyObject, operation: () async throws -> R
    ) async rethrows -> R
    @operation("withEscapedDependencies")
    func withEscapedDependencies<R>(
      _ operation: (DependencyValues.Continuation) throws -> R
    ) rethrows -> R
    @operation("withEscapedDependenciesAsync")
    func withEscapedDependencies<R>(
      _ operation: (DependencyValues.Continuation) async throws -> R
    ) async rethrows -> R
    """#
}
