struct DispatchQoS: Equatable, Sendable {
  enum QoSClass: Hashable, Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }
  init() {}
  static var background: DispatchQoS { DispatchQoS() }
  static var utility: DispatchQoS { DispatchQoS() }
  static var `default`: DispatchQoS { DispatchQoS() }
  static var userInitiated: DispatchQoS { DispatchQoS() }
  static var userInteractive: DispatchQoS { DispatchQoS() }
  static var unspecified: DispatchQoS { DispatchQoS() }
}
struct DispatchWorkItemFlags: OptionSet {
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
  static var barrier: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 1) }
  static var detached: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 2) }
  static var assignCurrentContext: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 4) }
  static var noQoS: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 8) }
  static var inheritQoS: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 16) }
  static var enforceQoS: DispatchWorkItemFlags { DispatchWorkItemFlags(rawValue: 32) }
}
@builtIn("native") class DispatchQueue: @unchecked Sendable {
  struct Attributes: OptionSet {
    let rawValue: UInt64
    init(rawValue: UInt64) { self.rawValue = rawValue }
    static var concurrent: DispatchQueue.Attributes { DispatchQueue.Attributes(rawValue: 2) }
    /// The queue stands for a `Thread`.
    static var _thread: DispatchQueue.Attributes { DispatchQueue.Attributes(rawValue: 1 << 62) }
    static var initiallyInactive: DispatchQueue.Attributes {
      DispatchQueue.Attributes(rawValue: 4)
    }
  }
  enum AutoreleaseFrequency: Hashable { case inherit, workItem, never }
  @operation("mainQueue") static var main: DispatchQueue { get }
  @operation("globalQueue")
  static func global(qos _: DispatchQoS.QoSClass = .default) -> DispatchQueue
  @operation("makeQueue")
  init(
    label: String, qos _: DispatchQoS = .unspecified,
    attributes: DispatchQueue.Attributes = [],
    autoreleaseFrequency _: DispatchQueue.AutoreleaseFrequency = .inherit,
    target: DispatchQueue? = nil)
  @operation("queueLabel") var label: String { get }
  @operation("queueActivate") func activate()
  @operation("queueSuspend") func suspend()
  @operation("queueActivate") func resume()
  @operation("queueAsync")
  func _async(
    _ group: DispatchGroup?, _ isBarrier: Bool, _ work: @escaping @Sendable () -> Void)
  @operation("queueAsyncFrom")
  func _async(from origin: _WorkOrigin, _ work: @escaping @Sendable () -> Void)
  @operation("queueAsyncItem")
  func _async(_ group: DispatchGroup?, _ item: DispatchWorkItem)
  func async(execute work: consuming @escaping @Sendable () -> Void) {
    _async(nil, false, consume work)
  }
  func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: consuming @escaping @Sendable () -> Void
  ) {
    _async(group, flags.contains(.barrier), consume work)
  }
  func async(execute workItem: DispatchWorkItem) { _async(nil, workItem) }
  func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    _async(group, workItem)
  }
  @operation("queueAsyncAfter")
  func _asyncAfter(_ deadline: Int, _ work: @escaping @Sendable () -> Void)
  @operation("queueAsyncItemAfter")
  func _asyncAfter(_ deadline: Int, _ item: DispatchWorkItem)
  func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: consuming @escaping @Sendable () -> Void
  ) {
    _asyncAfter(Int(deadline.uptimeNanoseconds), consume work)
  }
  func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: consuming @escaping @Sendable () -> Void
  ) {
    _asyncAfter(Int(wallDeadline._time.uptimeNanoseconds), consume work)
  }
  func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    _asyncAfter(Int(deadline.uptimeNanoseconds), workItem)
  }
  func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
    _asyncAfter(Int(wallDeadline._time.uptimeNanoseconds), workItem)
  }
  @discardableResult @operation("queueSync")
  func sync<T>(execute work: () throws -> T) rethrows -> T
  @discardableResult @operation("queueSyncBarrier")
  func _syncBarrier<T>(_ work: () throws -> T) rethrows -> T
  @discardableResult
  func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
    if flags.contains(.barrier) { return try _syncBarrier(work) }
    return try sync(execute: work)
  }
  func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }
  @operation("queueSyncBarrier")
  func asyncAndWait<T>(execute work: () throws -> T) rethrows -> T
  @operation("concurrentPerform")
  static func concurrentPerform(iterations: Int, execute work: (Int) -> Void)
  @operation("queueSetSpecific")
  func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?)
  @operation("queueGetSpecific") func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
  @operation("currentSpecific")
  static func _getSpecific<T>(_ key: DispatchSpecificKey<T>) -> T?
  static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { _getSpecific(key) }
}
final class DispatchSpecificKey<T>: Sendable {
  init() {}
}
enum DispatchPredicate: Sendable {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}
func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  switch condition() {
  case .onQueue(let queue), .onQueueAsBarrier(let queue): _checkQueue(queue, true)
  case .notOnQueue(let queue): _checkQueue(queue, false)
  }
}
@operation("checkQueue") func _checkQueue(_ queue: DispatchQueue, _ isWanted: Bool)
