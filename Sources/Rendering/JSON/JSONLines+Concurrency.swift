import Recording

extension ConcurrencyNote {
  var facts: JSONText {
    switch self {
    case .abandoned(let lane, let error):
      .object([
        "note": .string("abandoned"), "cancelled": .string(lane.name),
        "error": error.map { .string($0.text) }, "thrown": error?.place?.json,
      ])
    case .reached(let lane, let parent):
      .object([
        "note": .string("reached"), "cancelled": .string(lane.name),
        "parent": parent.map { .string($0.name) },
      ])
    case .reachedHandler(let lane, let handler):
      .object([
        "note": .string("reachedHandler"), "cancelled": .string(lane.name),
        "handlerLine": handler.map { .integer($0.line) },
      ])
    case .keepsWaiting(let lane, .continuation(let place)):
      .object([
        "note": .string("keepsWaiting"), "cancelled": .string(lane.name), "at": place?.json,
      ])
    case .keepsWaiting(let lane, .task(let task)):
      .object([
        "note": .string("keepsWaiting"), "cancelled": .string(lane.name),
        "task": .string(task.name),
      ])
    case .handlerFirst(let handler):
      .object([
        "note": .string("handlerFirst"), "handlerLine": handler.map { .integer($0.line) },
      ])
    case .missed(let lane, let creator):
      .object([
        "note": .string("missed"), "missed": .string(lane.name), "creator": .string(creator.name),
      ])
    case .wokenByCancellation: .object(["note": .string("wokenByCancellation")])
    case .cancellationSeen(let isError):
      .object(["note": .string("cancellationSeen"), "throws": .boolean(isError)])
    case .resumed(let lane, let value, let error, let actor):
      .object([
        "note": .string("resumed"), "waiting": .string(lane.name),
        "value": value.map { .string($0) }, "error": error.map { .string($0) },
        "actor": actor.map { .string($0) },
      ])
    case .leaked: .object(["note": .string("leaked")])
    case .foundUnfinished(
      let actor, let property, let old, let new, let lane, let place, let function):
      .object([
        "note": .string("foundUnfinished"), "actor": .string(actor),
        "property": .string(property), "old": .string(old), "new": .string(new),
        "by": .string(lane.name), "waiting": place?.json, "function": function?.json,
      ])
    case .lockWrote(let lock, let old, let new):
      .object([
        "note": .string("lockWrote"), "lock": .string(lock.name),
        "property": lock.property.map { .string($0) }, "isBeside": .boolean(lock.isBeside),
        "lockMade": lock.made?.json,
        "old": .string(old), "new": .string(new),
      ])
    case .lockChangedBetween(let lock, let old, let new, let lane, let since):
      .object([
        "note": .string("lockChangedBetween"), "lock": .string(lock.name),
        "property": lock.property.map { .string($0) }, "isBeside": .boolean(lock.isBeside),
        "lockMade": lock.made?.json,
        "old": .string(old), "new": .string(new),
        "by": lane.map { .string($0.name) }, "since": since?.json,
      ])
    case .askedOutsideTasks: .object(["note": .string("askedOutsideTasks")])
    case .groupCancelled: .object(["note": .string("groupCancelled")])
    case .discarded(let isFirst):
      .object(["note": .string("discarded"), "isFirst": .boolean(isFirst)])
    case .childRefused: .object(["note": .string("childRefused")])
    case .groupResult(let lane, let value, let error):
      .object([
        "note": .string("groupResult"), "child": lane.map { .string($0.name) },
        "value": value.map { .string($0) }, "error": error.map { .string($0) },
      ])
    case .groupWaits(let lanes, let threw):
      .object([
        "note": .string("groupWaits"), "children": .array(lanes.map { .string($0.name) }),
        "threw": .boolean(threw),
      ])
    case .waitsForAll(let lanes):
      .object([
        "note": .string("waitsForAll"), "children": .array(lanes.map { .string($0.name) }),
      ])
    case .runs(let actor): .object(["note": .string("runs"), "actor": .string(actor)])
    case .leavesFree(let actor):
      .object(["note": .string("leavesFree"), "actor": .string(actor)])
    case .changedMeanwhile(let actor, let property, let old, let new, let lanes):
      .object([
        "note": .string("changedMeanwhile"), "actor": .string(actor),
        "property": .string(property), "old": .string(old), "new": .string(new),
        "by": .array(lanes.map { .string($0.name) }),
      ])
    case .changedBetween(let actor, let property, let old, let new, let lane, let since):
      .object([
        "note": .string("changedBetween"), "actor": .string(actor),
        "property": .string(property), "old": .string(old), "new": .string(new),
        "by": lane.map { .string($0.name) }, "since": since?.json,
      ])
    case .changedLater(let property, let old, let new):
      .object([
        "note": .string("changedLater"), "property": .string(property), "old": .string(old),
        "new": .string(new),
      ])
    case .wrote(let actor, let property, let old, let new):
      .object([
        "note": .string("wrote"), "actor": .string(actor), "property": .string(property),
        "old": .string(old), "new": .string(new),
      ])
    case .sleptOnClock(let clock, let number, let until):
      .object([
        "note": .string("sleptOnClock"), "clock": .string(clock.rawValue),
        "number": .integer(number), "until": .number(until),
      ])
    case .wokenByClock: .object(["note": .string("wokenByClock")])
    case .clockAdvanced(let number, let time):
      .object([
        "note": .string("clockAdvanced"), "number": .integer(number),
        "to": time.map { .number($0) },
      ])
    case .weakReferenceIsNil: .object(["note": .string("weakReferenceIsNil")])
    case .streamMade, .streamYielded, .streamReceived, .streamEnded, .streamFinished,
      .streamTerminated, .streamFinishIgnored, .streamHandlerReplaced:
      streamFacts
    case .dispatch(let note): note.facts
    case .deadlock(let deadlock): deadlock.facts
    }
  }

  private var streamFacts: JSONText {
    switch self {
    case .streamMade(let stream):
      .object(["note": .string("streamMade"), "stream": .integer(stream)])
    case .streamYielded(let stream, let element, let value, let fate):
      .object([
        "note": .string("streamYielded"), "stream": .integer(stream),
        "element": .integer(element), "value": .string(value), "fate": .string(fate.name),
        "dropped": fate.droppedValue.map { .string($0) },
      ])
    case .streamReceived(let stream, let element, let value):
      .object([
        "note": .string("streamReceived"), "stream": .integer(stream),
        "element": .integer(element), "value": .string(value),
      ])
    case .streamEnded(let stream, let isCancelled, let error):
      .object([
        "note": .string("streamEnded"), "stream": .integer(stream),
        "cancelled": .boolean(isCancelled), "error": error.map { .string($0) },
      ])
    case .streamFinished(let stream, let error):
      .object([
        "note": .string("streamFinished"), "stream": .integer(stream),
        "error": error.map { .string($0) },
      ])
    case .streamFinishIgnored(let stream, let error, let callsHandler):
      .object([
        "note": .string("streamFinishIgnored"), "stream": .integer(stream),
        "error": error.map { .string($0) }, "callsHandler": .boolean(callsHandler),
      ])
    case .streamHandlerReplaced(let stream):
      .object(["note": .string("streamHandlerReplaced"), "stream": .integer(stream)])
    case .streamTerminated(let stream, let isCancelled):
      .object([
        "note": .string("streamTerminated"), "stream": .integer(stream),
        "cancelled": .boolean(isCancelled),
      ])
    default: .object([])
    }
  }
}

extension ConcurrencyNote.StreamYield {
  fileprivate var name: String {
    switch self {
    case .enqueued: "enqueued"
    case .dropped: "dropped"
    case .droppedEarlier: "droppedEarlier"
    case .terminated: "terminated"
    }
  }

  fileprivate var droppedValue: String? {
    if case .droppedEarlier(let value) = self { value } else { nil }
  }
}

extension ConcurrencyNote.Deadlock {
  fileprivate var facts: JSONText {
    switch self {
    case .ownLock(let lock):
      .object(["note": .string("deadlock"), "lock": .string(lock), "byItself": .boolean(true)])
    case .lock(let lock, let held, let isDirect):
      .object([
        "note": .string("deadlock"), "lock": .string(lock.name), "lockMade": lock.made?.json,
        "owner": lock.owner.map { .string($0.name) }, "locked": lock.locked?.json,
        "held": .string(held.name), "heldMade": held.made?.json, "heldLocked": held.locked?.json,
        "isDirect": .boolean(isDirect),
      ])
    case .task(let task): .object(["note": .string("deadlock"), "task": .string(task.name)])
    }
  }
}
