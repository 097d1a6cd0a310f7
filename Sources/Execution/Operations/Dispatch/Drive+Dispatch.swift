import Dispatch
import Machine
import Recording
import Synchronization

extension Drive {
  func makeQueue(_ request: Request) throws -> Value {
    var isConcurrent = false
    if request.arguments.count > 1, case .bool(true) = try request.argument(1) {
      isConcurrent = true
    }
    return .native(QueueBox(label: try request.string(0), isConcurrent: isConcurrent))
  }

  func now() -> Value {
    let now = DispatchTime.now().uptimeNanoseconds
    lane.lastNow.store(now, ordering: .relaxed)
    return .int(Int(clamping: now))
  }

  /// - Parameter deadline: nanoseconds of uptime; nil for as soon as possible.
  func enqueue(_ request: Request, after deadline: Int?) throws -> Value {
    let box: QueueBox = try request.native(0)
    let closure = try request.lastClosure
    let lane = try run.addLane(
      .dispatch(queue: box.name, delay: deadline.map(delay)), creator: lane,
      place: request.position.map(Place.init))
    let drive = Drive(run: run, lane: lane, heldQueues: box.held)
    if let deadline {
      let time = DispatchTime(uptimeNanoseconds: UInt64(clamping: deadline))
      box.queue.asyncAfter(deadline: time) { drive.runLane(closure) }
    } else {
      box.queue.async { drive.runLane(closure) }
    }
    return .void
  }

  func synchronize(_ request: Request) throws -> Value {
    let box: QueueBox = try request.native(0)
    let closure = try request.lastClosure
    let drive = try nested(at: request.position, heldQueues: heldQueues + box.held)
    // A concurrent queue never lets anybody wait.
    guard box.isSerial else { return try box.queue.sync { try drive.run(closure) } }
    guard let wait = run.world.queueWaits.begin(holding: heldQueues, for: box.id) else {
      throw Trap(
        .custom(
          "deadlock: `sync` waits for the \(box.name) queue, which can't go on before it returns"))
    }
    return try box.queue.sync {
      run.world.queueWaits.end(wait)
      return try drive.run(closure)
    }
  }

  /// Seconds from the program's last look at the clock, so that `.now() + 1` says 1.
  private func delay(until deadline: Int) -> Double {
    let seen = lane.lastNow.load(ordering: .relaxed)
    let now = seen > 0 ? seen : DispatchTime.now().uptimeNanoseconds
    return max(0, Double(deadline - Int(clamping: now)) / 1e9)
  }
}
