import Dispatch
import Machine
import Recording
import Synchronization

/// A real Dispatch timer, as a value of the program. A suspended real timer must not be released.
final class TimerBox: NativeValue {
  // Safe because Dispatch's objects may be used from any thread.
  private nonisolated(unsafe) let source: any DispatchSourceTimer
  let queue: QueueBox
  private let state = Mutex(State())

  private struct State {
    var suspensions = 1
    var isCancelled = false
    /// Whether a handler has still to run if the timer is cancelled.
    var hasCancelHandler = false
    /// Whether it calls a closure when it fires.
    var hasHandler = false
    /// Whether it will call the closure again: it is scheduled and hasn't fired, or it repeats.
    var isPending = false
    var repeats = false
    /// Where the program resumed it, in a traced run.
    var resumption: WorkOrigin?
    /// Whether the run waits for this timer, because one of its handlers may be called.
    var isCounted = false
  }

  private let world: World

  init(_ queue: QueueBox, world: World) {
    self.queue = queue
    self.world = world
    source = DispatchSource.makeTimerSource(queue: queue.queue)
  }

  deinit {
    noteRelease()
    source.setEventHandler(handler: nil)
    source.setCancelHandler(handler: nil)
    for _ in 0..<state.withLock({ $0.suspensions }) { source.resume() }
    source.cancel()
    count(false)
  }

  /// Records that a timer is released that would still call its closure.
  private func noteRelease() {
    let state = state.withLock { $0 }
    guard let resumption = state.resumption, state.hasHandler, state.isPending, !state.isCancelled,
      state.suspensions == 0
    else { return }
    resumption.record(.concurrency(.dispatch(.timerReleased)))
  }

  func noteResumption(_ origin: WorkOrigin) { state.withLock { $0.resumption = origin } }

  private func count(_ isCounted: Bool) {
    let isNew = state.withLock { state in
      defer { state.isCounted = isCounted }
      return state.isCounted != isCounted
    }
    guard isNew else { return }
    world.timers.add(isCounted ? 1 : -1, ordering: .acquiringAndReleasing)
    world.noteChange()
  }

  func schedule(at deadline: DispatchTime, every interval: DispatchTimeInterval) {
    state.withLock { state in
      state.isPending = true
      state.repeats = interval != .never
    }
    source.schedule(deadline: deadline, repeating: interval)
  }

  func setHandler(isForCancelling: Bool, _ handler: (@Sendable () -> Void)?) {
    guard isForCancelling else {
      state.withLock { $0.hasHandler = handler != nil }
      guard let handler else { return source.setEventHandler(handler: nil) }
      return source.setEventHandler { [weak self] in
        self?.state.withLock { $0.isPending = $0.repeats }
        handler()
      }
    }
    state.withLock { $0.hasCancelHandler = handler != nil }
    guard let handler else { return source.setCancelHandler(handler: nil) }
    source.setCancelHandler { [weak self] in
      handler()
      self?.state.withLock { $0.hasCancelHandler = false }
      self?.count(false)
    }
  }

  /// Resumes the timer if it is suspended. Activating it twice is allowed.
  func resume() {
    let (wasSuspended, isRunning) = state.withLock { state in
      guard state.suspensions > 0 else { return (false, false) }
      state.suspensions -= 1
      return (true, state.suspensions == 0 && (!state.isCancelled || state.hasCancelHandler))
    }
    if isRunning { count(true) }
    if wasSuspended { source.resume() }
  }

  func suspend() {
    state.withLock { $0.suspensions += 1 }
    source.suspend()
    count(false)
  }

  /// Cancels the timer. The run waits until the handler for that was called.
  func cancel() {
    let isOver = state.withLock { state in
      state.isCancelled = true
      return !state.hasCancelHandler
    }
    source.cancel()
    if isOver { count(false) }
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }
  static var leadsOn: Bool { true }
  var typeName: String { "_DispatchTimer" }
  var description: String { "DispatchSourceTimer" }
}

extension Drive {
  func performOnTimer(_ request: Request) throws -> Value {
    if request.operation == .makeTimer {
      var queue = QueueBox.global
      if case .some(.native(let native)) = try request.argument(0), let box = native as? QueueBox {
        queue = box
      }
      return .native(TimerBox(queue, world: run.world))
    }
    let box: TimerBox = try request.native(0)
    switch request.operation {
    case .timerSchedule:
      let interval = try request.int(2)
      box.schedule(
        at: DispatchTime(uptimeNanoseconds: UInt64(clamping: try request.int(1))),
        every: interval == .max ? .never : .nanoseconds(max(0, interval)))
    case .timerSetEvent, .timerSetCancel: try setHandler(of: box, request)
    case .timerResume:
      if isRecording { box.noteResumption(WorkOrigin(self, at: request.position)) }
      box.resume()
    case .timerSuspend: box.suspend()
    case .timerCancel: box.cancel()
    default: return .bool(box.isCancelled)
    }
    return .void
  }

  /// Sets the handler. Each call of it is a separate lane.
  private func setHandler(of box: TimerBox, _ request: Request) throws {
    let isForCancelling = request.operation == .timerSetCancel
    guard case .some(.closure(let closure)) = try request.argument(1) else {
      return box.setHandler(isForCancelling: isForCancelling, nil)
    }
    let place = request.position.map(Place.init)
    let (queue, calls) = (box.queue, calls)
    box.setHandler(isForCancelling: isForCancelling) {
      guard !self.run.isStopped,
        let drive = try? self.dispatched(on: queue, delay: nil, at: place, calls: calls)
      else { return }
      drive.runLane(LaneWork(.closure(closure, [])))
    }
  }
}
