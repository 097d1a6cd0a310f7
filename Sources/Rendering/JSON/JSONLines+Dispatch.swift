import Recording

extension DispatchNote {
  var facts: JSONText {
    switch self {
    case .itemCancelled(let state):
      .object([
        "note": .string("itemCancelled"), "state": .string(state.name),
        "lane": state.lane.map { .string($0.name) },
      ])
    case .itemSkipped(let isWholeLane):
      .object(["note": .string("itemSkipped"), "isWholeLane": .boolean(isWholeLane)])
    case .operationCancelled(let name, let isExecuting):
      .object([
        "note": .string("operationCancelled"), "name": name.map { .string($0) },
        "isExecuting": .boolean(isExecuting),
      ])
    case .operationSkipped(let name):
      .object(["note": .string("operationSkipped"), "name": name.map { .string($0) }])
    case .blocked(let blocker, let isMainActor):
      .object([
        "note": .string("blocked"), "on": .string(blocker.rawValue),
        "mainActor": .boolean(isMainActor),
      ])
    case .sleepBlocks(let isMainActor):
      .object(["note": .string("sleepBlocks"), "mainActor": .boolean(isMainActor)])
    case .timedOut(let blocker, let isMainActor):
      .object([
        "note": .string("timedOut"), "on": .string(blocker.rawValue),
        "mainActor": .boolean(isMainActor),
      ])
    case .lockRefused(let lock, let byItself):
      .object([
        "note": .string("lockRefused"), "lock": .string(lock), "byItself": .boolean(byItself),
      ])
    case .timerReleased: .object(["note": .string("timerReleased")])
    case .passed(let value):
      .object(["note": .string("passed"), "value": .integer(value)])
    case .signaled(let lanes):
      .object([
        "note": .string("signaled"), "waiting": .array(lanes.map { .string($0.name) }),
      ])
    case .suspended(let queue):
      .object(["note": .string("suspended"), "queue": .string(queue)])
    case .resumed(let queue, let lanes, let isStillSuspended):
      .object([
        "note": .string("resumed"), "queue": .string(queue),
        "waiting": .array(lanes.map { .string($0.name) }),
        "isStillSuspended": .boolean(isStillSuspended),
      ])
    }
  }
}

extension DispatchNote.ItemState {
  fileprivate var name: String {
    switch self {
    case .idle: "idle"
    case .enqueued: "enqueued"
    case .running: "running"
    case .ended: "ended"
    }
  }

  fileprivate var lane: LaneID? {
    switch self {
    case .enqueued(let lane), .running(let lane): lane
    case .idle, .ended: nil
    }
  }
}
