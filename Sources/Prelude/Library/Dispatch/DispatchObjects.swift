@builtIn("native") class DispatchGroup: @unchecked Sendable {
  @operation("makeDispatchGroup") init()
  @operation("makeDispatchGroup") init(_ofOperations: Bool)
  @operation("dispatchGroupEnter") func enter()
  @operation("dispatchGroupLeave") func leave()
  @operation("dispatchGroupWait") func wait()
  @operation("dispatchGroupWaitUntil") func _wait(_ deadline: Int) -> Bool
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    _wait(Int(timeout.uptimeNanoseconds)) ? .success : .timedOut
  }
  func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: wallTimeout._time)
  }
  @operation("dispatchGroupNotify")
  func _notify(_ queue: DispatchQueue, _ work: @escaping () -> Void)
  @operation("dispatchGroupNotifyItem")
  func _notify(_ queue: DispatchQueue, _ item: DispatchWorkItem)
  func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: consuming @escaping () -> Void
  ) {
    _notify(queue, consume work)
  }
  func notify(queue: DispatchQueue, work: DispatchWorkItem) { _notify(queue, work) }
}
@builtIn("native") class DispatchSemaphore: @unchecked Sendable {
  @operation("makeSemaphore") init(value: Int)
  @operation("semaphoreWait") func wait()
  @operation("semaphoreWaitUntil") func _wait(_ deadline: Int) -> Bool
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    _wait(Int(timeout.uptimeNanoseconds)) ? .success : .timedOut
  }
  func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: wallTimeout._time)
  }
  @discardableResult @operation("semaphoreSignal") func signal() -> Int
}
/// Who gives work to a queue that runs later, for example behind other operations.
@builtIn("native") class _WorkOrigin: @unchecked Sendable {
  @operation("makeWorkOrigin") init()
}
@builtIn("native") class DispatchWorkItem {
  @operation("makeWorkItem")
  init(
    qos _: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void)
  @operation("workItemPerform") func perform()
  @operation("workItemCancel") func cancel()
  @operation("workItemIsCancelled") var isCancelled: Bool { get }
  @operation("workItemWait") func wait()
  @operation("workItemWaitUntil") func _wait(_ deadline: Int) -> Bool
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    _wait(Int(timeout.uptimeNanoseconds)) ? .success : .timedOut
  }
  @operation("workItemNotify")
  func _notify(_ queue: DispatchQueue, _ work: @escaping () -> Void)
  @operation("workItemNotifyItem")
  func _notify(_ queue: DispatchQueue, _ item: DispatchWorkItem)
  func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: consuming @escaping () -> Void
  ) {
    _notify(queue, consume work)
  }
  func notify(queue: DispatchQueue, execute item: DispatchWorkItem) {
    _notify(queue, item)
  }
}

protocol DispatchSourceProtocol: AnyObject {
  func setEventHandler(handler: (() -> Void)?)
  func setCancelHandler(handler: (() -> Void)?)
  func resume()
  func activate()
  func suspend()
  func cancel()
  var isCancelled: Bool { get }
}
extension DispatchSourceProtocol {
  func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (() -> Void)?
  ) {
    setEventHandler(handler: handler)
  }
  func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (() -> Void)?
  ) {
    setCancelHandler(handler: handler)
  }
}
protocol DispatchSourceTimer: DispatchSourceProtocol {
  func _schedule(_ deadline: Int, _ interval: Int)
}
extension DispatchSourceTimer {
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    _schedule(Int(deadline.uptimeNanoseconds), interval._nanoseconds)
  }
  func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    _schedule(Int(deadline.uptimeNanoseconds), Int(interval * 1_000_000_000))
  }
}
class DispatchSource: @unchecked Sendable {
  struct TimerFlags: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var strict: DispatchSource.TimerFlags { DispatchSource.TimerFlags(rawValue: 1) }
  }
  static func makeTimerSource(
    flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    _makeTimer(queue)
  }
}
@operation("makeTimer") func _makeTimer(_ queue: DispatchQueue?) -> _DispatchTimer
@builtIn("native") class _DispatchTimer: DispatchSourceTimer, @unchecked Sendable {
  @operation("timerSchedule") func _schedule(_ deadline: Int, _ interval: Int)
  @operation("timerSetEvent") func setEventHandler(handler: (() -> Void)?)
  @operation("timerSetCancel") func setCancelHandler(handler: (() -> Void)?)
  @operation("timerResume") func resume()
  @operation("timerResume") func activate()
  @operation("timerSuspend") func suspend()
  @operation("timerCancel") func cancel()
  @operation("timerIsCancelled") var isCancelled: Bool { get }
}
