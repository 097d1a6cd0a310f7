// Operations and their queues, made of Dispatch's.

enum QualityOfService: Int, Hashable, Sendable {
  case userInteractive = 33, userInitiated = 25, utility = 17, background = 9, `default` = -1
}
@operation("noteOperationCancelled") func _noteOperationCancelled(
  _ isExecuting: Bool, _ name: String)
@operation("noteOperationSkipped") func _noteOperationSkipped(_ name: String)
open class Operation: Hashable, @unchecked Sendable {
  static func == (left: Operation, right: Operation) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  enum QueuePriority: Int, Hashable, Sendable {
    case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8
  }
  var name: String?
  var queuePriority: Operation.QueuePriority = .normal
  var qualityOfService: QualityOfService = .default
  var completionBlock: (@Sendable () -> Void)?
  private(set) var dependencies: [Operation] = []
  private var _isCancelled = false
  private var _isExecuting = false
  private var _isFinished = false
  private let _lock = NSRecursiveLock()
  let _end = DispatchGroup(_ofOperations: true)
  /// Queues in which operations wait for this one.
  private var _followers: [OperationQueue] = []
  var _queue: OperationQueue?
  /// Who added it to its queue.
  var _origin: _WorkOrigin?
  init() { _end.enter() }
  open var isCancelled: Bool { _isCancelled }
  open var isExecuting: Bool { _isExecuting }
  open var isFinished: Bool { _isFinished }
  open var isReady: Bool { dependencies.allSatisfy { $0.isCancelled || $0.isFinished } }
  open var isAsynchronous: Bool { false }
  open func main() {}
  open func start() {
    guard !_isFinished else { return }
    if !isCancelled {
      _isExecuting = true
      main()
    } else {
      _noteOperationSkipped(name ?? "")
    }
    _finish()
  }
  open func cancel() {
    if !_isCancelled, !_isFinished { _noteOperationCancelled(_isExecuting, name ?? "") }
    _isCancelled = true
  }
  func addDependency(_ operation: Operation) { dependencies.append(operation) }
  func removeDependency(_ operation: Operation) {
    dependencies.removeAll { $0 === operation }
  }
  @available(*, noasync, message: "Use completionBlock or a dependent Operation instead")
  func waitUntilFinished() { _end.wait() }
  func _precede(_ queue: OperationQueue) {
    _lock._own._lock()
    let isOver = _isFinished
    if !isOver { _followers.append(queue) }
    _lock._own._unlock()
    if isOver { queue._schedule() }
  }
  private func _finish() {
    _lock._own._lock()
    let followers = _followers
    _followers = []
    _isExecuting = false
    _isFinished = true
    _lock._own._unlock()
    _queue?._remove(self)
    _queue = nil
    if let completionBlock { DispatchQueue.global().async(execute: completionBlock) }
    _end.leave()
    for queue in followers { queue._schedule() }
  }
}
final class BlockOperation: Operation, @unchecked Sendable {
  private(set) var executionBlocks: [@Sendable () -> Void] = []
  override init() {}
  init(block: @escaping @Sendable () -> Void) { executionBlocks = [block] }
  func addExecutionBlock(_ block: @escaping @Sendable () -> Void) {
    executionBlocks.append(block)
  }
  override func main() { for block in executionBlocks { block() } }
}
open class OperationQueue: Hashable, @unchecked Sendable {
  static func == (left: OperationQueue, right: OperationQueue) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  static var defaultMaxConcurrentOperationCount: Int { -1 }
  static let main = OperationQueue(_on: .main)
  @available(*, noasync)
  class var current: OperationQueue? {
    _isMainThread() ? main : DispatchQueue.getSpecific(key: _key)
  }
  private static let _key = DispatchSpecificKey<OperationQueue>()
  var name: String?
  var qualityOfService: QualityOfService = .default
  var underlyingQueue: DispatchQueue?
  var maxConcurrentOperationCount = -1 { didSet { _schedule() } }
  var isSuspended = false { didSet { if !isSuspended { _schedule() } } }
  private let _lock = NSRecursiveLock()
  private var _own: DispatchQueue?
  private var _waiting: [Operation] = []
  private var _running: [Operation] = []
  private let _all = DispatchGroup(_ofOperations: true)
  init() {}
  private init(_on queue: DispatchQueue) {
    _own = queue
    maxConcurrentOperationCount = 1
    queue.setSpecific(key: OperationQueue._key, value: self)
  }
  var operations: [Operation] {
    _lock._own._lock()
    defer { _lock._own._unlock() }
    return _running + _waiting
  }
  var operationCount: Int { operations.count }
  open func addOperation(_ operation: Operation) { _add(operation) }
  open func addOperation(_ block: @escaping @Sendable () -> Void) {
    _add(BlockOperation(block: block))
  }
  @available(*, noasync, message: "Use addBarrierBlock or a dependent Operation instead")
  open func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    for operation in operations { _add(operation) }
    if wait { for operation in operations { operation._end.wait() } }
  }
  func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
    let operation = _Barrier(block: barrier)
    for earlier in operations { operation.addDependency(earlier) }
    _add(operation)
  }
  open func cancelAllOperations() { for operation in operations { operation.cancel() } }
  @available(
    *, noasync, message: "Use completionBlock or a dependent Operation instead"
  )
  open func waitUntilAllOperationsAreFinished() { _all.wait() }
  private func _add(_ operation: Operation) {
    _all.enter()
    operation._queue = self
    operation._origin = _WorkOrigin()
    _lock._own._lock()
    for barrier in _waiting where barrier is _Barrier { operation.addDependency(barrier) }
    _waiting.append(operation)
    _lock._own._unlock()
    let dependencies = operation.dependencies
    if dependencies.isEmpty { return _schedule() }
    for dependency in dependencies { dependency._precede(self) }
  }
  func _schedule() {
    _lock._own._lock()
    defer { _lock._own._unlock() }
    while !isSuspended,
      maxConcurrentOperationCount < 0 || _running.count < maxConcurrentOperationCount
    {
      var best: Int?
      for (index, operation) in _waiting.enumerated() where operation.isReady {
        if let other = best,
          _waiting[other].queuePriority.rawValue >= operation.queuePriority.rawValue
        {
          continue
        }
        best = index
      }
      guard let next = best else { return }
      let operation = _waiting.remove(at: next)
      _running.append(operation)
      if let origin = operation._origin {
        operation._origin = nil
        _queue._async(from: origin) { self._run(operation) }
      }
    }
  }
  private func _run(_ operation: Operation) {
    operation.start()
    _remove(operation)
    _all.leave()
    _schedule()
  }
  func _remove(_ operation: Operation) {
    _lock._own._lock()
    _running.removeAll { $0 === operation }
    _lock._own._unlock()
  }
  private var _queue: DispatchQueue {
    if let underlyingQueue { return underlyingQueue }
    if let _own { return _own }
    let queue = DispatchQueue(label: name ?? "operations", attributes: .concurrent)
    queue.setSpecific(key: OperationQueue._key, value: self)
    _own = queue
    return queue
  }
}
final class _Barrier: Operation, @unchecked Sendable {
  private let _block: @Sendable () -> Void
  init(block: @escaping @Sendable () -> Void) { _block = block }
  override func main() { _block() }
}
