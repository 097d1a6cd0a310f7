// Threads, each made of a queue of its own.

class Thread: Hashable {
  static func == (left: Thread, right: Thread) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  var name: String?
  var stackSize = 0
  var qualityOfService: QualityOfService = .default
  private(set) var isExecuting = false
  private(set) var isFinished = false
  private(set) var isCancelled = false
  private let _block: @Sendable () -> Void
  private static let _key = DispatchSpecificKey<Thread>()
  static let _main = Thread(_isMain: true)
  init() { _block = {} }
  convenience init(block: @escaping @Sendable () -> Void) { self.init(_block: block) }
  private init(_block: @escaping @Sendable () -> Void) { self._block = _block }
  private init(_isMain: Bool) {
    _block = {}
    isExecuting = true
  }
  var isMainThread: Bool { self === Thread._main }
  func cancel() { isCancelled = true }
  func start() {
    let queue = DispatchQueue(label: name ?? "", attributes: ._thread)
    queue.setSpecific(key: Thread._key, value: self)
    isExecuting = true
    queue.async {
      self._block()
      self.isExecuting = false
      self.isFinished = true
    }
  }
  class var mainThread: Thread { _main }
  class var isMainThread: Bool { _isMainThread() }
  @available(*, noasync)
  class var current: Thread {
    if _isMainThread() { return _main }
    return DispatchQueue.getSpecific(key: _key) ?? Thread()
  }
  class func detachNewThread(_ block: @escaping @Sendable () -> Void) {
    Thread(block: block).start()
  }
  @available(*, noasync)
  class func sleep(forTimeInterval interval: TimeInterval) { _sleep(interval) }
  @available(*, noasync)
  class func sleep(until date: Date) { _sleep(max(0, date.timeIntervalSinceNow)) }
  @unsupported("ending a thread from inside") class func exit() {}
  @unsupported("a thread's dictionary") var threadDictionary: [String: Any] { [:] }
  @unsupported("a thread's stack of calls") class var callStackSymbols: [String] { [] }
}
@operation("isMainThread") func _isMainThread() -> Bool
