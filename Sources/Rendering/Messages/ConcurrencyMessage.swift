import MessageTables
import Phrases
import Recording

/// Cancellations, groups, clocks and changes of actors, in a trace.
enum ConcurrencyMessage: Message {
  // Children that their scope cancels.
  /// - Parameter function: The function whose scope ends; nil for the block itself.
  case atEnd(of: String?, StyledText)
  /// At the end of a block in a function, such as the body of a loop.
  case atEndOfBlock(of: StyledText, StyledText)
  case nobodyAwaited
  case errorLeftEarlier(of: LaneID, LaneID, scope: String?, at: StyledText)
  case errorLeft(StyledText, thrownAt: StyledText?, LaneID, scope: String?)
  case scopeWaits(LaneID, scope: String?)

  // Tasks that a cancellation reaches or misses.
  case childOf(LaneID)
  case cancelledWithGroup
  case handler(of: LaneID, at: StyledText?)
  /// - Parameter reads: Whether the program has bindings, which the handler could read.
  case handlerRuns(in: LaneID, of: LaneID, reads: Bool)
  case waitOf(LaneID)
  case waitsForResume(LaneID, at: StyledText?)
  case waitsForTask(LaneID, LaneID)
  case earlyHandler(at: StyledText?)
  case handlerRunsFirst(LaneID, cancelledAt: StyledText?)
  case notAChildButReached(of: LaneID, at: StyledText)
  case notAChildButCancelled(of: LaneID, at: StyledText)
  case notAChild(of: LaneID)
  /// - Parameter place: Where the task's code drops the error of its cancellation.
  case fillsStream(LaneID, missedBy: LaneID, dropping: StyledText?)
  case alreadyEnded(LaneID)
  case cancelledBefore(at: StyledText)
  case cancelledYet(LaneID, at: StyledText)

  // Groups.
  case group
  case childTask
  case groupIsCancelled
  case firstError(of: LaneID)
  case oneByOne(LaneID)
  case asksOutsideTasks(LaneID)
  case weakReference
  case lock(String, made: StyledText?)
  case ownLock
  /// - Parameters:
  ///   - lock: The lock that the owner waits for, which the waiting lane has locked at `heldAt`.
  ///   - isDirect: Whether the owner waits for it, and not for others that wait for it.
  case deadlock(
    owner: LaneID?, lockedAt: StyledText?, waitsFor: StyledText, heldAt: StyledText?,
    isDirect: Bool)
  case task(LaneID)
  case deadlockWith(LaneID, LaneID)
  case objectHasGone(LaneID)
  case waitsFor([LaneID], ellipsis: StyledText)
  case bodyThrew
  case byWaitForAll(failing: Bool)
  case errorWaits(for: [LaneID], ellipsis: StyledText)
  case endOfGroup
  case endOfUnfinishedGroup
  case `throws`(StyledText, StyledText)

  case onlyReady(LaneID, behind: LaneID, on: String)

  // Changes.
  case changedByOthers(whileWaiting: LaneID, at: StyledText?, actor: String)
  case changedBy(
    [LaneID], whileWaiting: LaneID, at: StyledText?, actor: String, ellipsis: StyledText)
  case sleepsOnSystemClock(LaneID)
  case ofSystemClock
  case changedBetween(by: LaneID?, since: StyledText?, reader: LaneID, actor: String)
  case checkAgain(String)
  /// The call reads the property again, which it changed before the wait.
  case keepBefore(String, LaneID, readAt: StyledText, own: StyledText, other: StyledText)
  case overwrites(at: StyledText)
  case callsOverlap(String)
  case ofActor(String)

  // Clocks and sleeps.
  case until(String)
  case ofClock(Clock)
  case advanced(Clock?, to: String?)
  case wakes([LaneID], ellipsis: StyledText)
  case wakesNobody(LaneID, on: Clock)
  case endedAtOnce(LaneID, cancelledAt: StyledText?)
  case endedEarly(LaneID, cancelledAt: StyledText?)
  case errorEnds(LaneID)
  /// - Parameter isChecked: Whether its code asks afterwards whether the task is cancelled.
  case errorDropped(LaneID, isChecked: Bool)
  case errorLeaves(String, droppedAt: StyledText)
  /// - Parameter sleepsAgain: Whether the task sleeps at the same place once more.
  case errorCaught(LaneID, sleepsAgain: Bool)
  case orderOfResults
  case errorStays(of: LaneID)
  case resultsDropped
  case isCancelled(LaneID, at: StyledText?)
  case checkThrows(LaneID, at: StyledText?)
  case wokenByAdvance(at: StyledText)
  case neverWoken
  case isFreeMeanwhile(String)
}

extension ConcurrencyMessage {
  enum Clock {
    /// The only one of its type.
    case only(ConcurrencyNote.LibraryClock)
    case numbered(ConcurrencyNote.LibraryClock, Int)
  }

  /// Whether it says that a sleep took no time.
  var isAtOnce: Bool { if case .endedAtOnce = self { true } else { false } }

  var sentence: Phrase<StyledText> {
    switch self {
    case .atEnd(let function?, let reason): "at the end of \(plain: function): \(reason)"
    case .atEnd(nil, let reason): "at the end of its scope: \(reason)"
    case .atEndOfBlock(let variable, let reason):
      "at the end of the block in which \(variable) is declared: \(reason)"
    case .nobodyAwaited: "nobody awaited it"
    case .errorLeftEarlier(let other, let lane, let scope, let place):
      """
      the \(lost: "error") of \(other) left \(Self.scope(scope)) at \(place), before \(lane) was \
      awaited
      """
    case .errorLeft(let error, let place?, let lane, let scope):
      """
      the \(lost: "error") \(error), thrown at \(place), left \(Self.scope(scope)) before \(lane) was \
      awaited
      """
    case .errorLeft(let error, nil, let lane, let scope):
      "the \(lost: "error") \(error) left \(Self.scope(scope)) before \(lane) was awaited"
    case .scopeWaits(let lane, let scope):
      "\(Self.scope(scope)) waits until \(lane) has ended"

    case .childOf(let parent): "child task of \(parent): cancelled with it"
    case .cancelledWithGroup: "cancelled with its group"
    case .handler(let lane, let place?): "the handler of \(lane) at \(place)"
    case .handler(let lane, nil): "the handler of \(lane)"
    case .handlerRuns(let caller, let lane, _) where caller == lane:
      "it runs now, in \(lane), which cancels itself"
    case .handlerRuns(let caller, let lane, reads: false):
      "it runs now, in \(caller), which cancels \(lane), and not in \(lane)"
    case .handlerRuns(let caller, let lane, reads: true):
      """
      it runs now, in \(caller), which cancels \(lane), and \(lost: "not in \(lane.name)"). It reads what \
      \(caller) has bound
      """
    case .waitOf(let lane): "the wait of \(lane)"
    case .waitsForResume(let lane, let place?):
      """
      the continuation of \(place) ignores a cancellation: \(lane) continues when somebody resumes it
      """
    case .waitsForResume(let lane, nil):
      "a continuation ignores a cancellation: \(lane) continues when somebody resumes it"
    case .waitsForTask(let lane, let task):
      "\(lane) waits for \(task), which this doesn't cancel, and continues when \(task) ends"
    case .earlyHandler(let place?): "the handler at \(place)"
    case .earlyHandler(nil): "the handler"
    case .handlerRunsFirst(let lane, let place?):
      """
      \(lost: "runs first"), before the operation: \(lane) was cancelled at \(place), before it got \
      here
      """
    case .handlerRunsFirst(let lane, nil):
      "\(lost: "runs first"), before the operation: \(lane) was cancelled, before it got here"
    case .notAChildButReached(let parent, let place):
      "no child task of \(parent), but the handler that runs now cancels it at \(place)"
    case .notAChildButCancelled(let parent, let place):
      "no child task of \(parent); \(place) cancels it"
    case .notAChild(let parent):
      """
      \(lost: "not cancelled"): it isn't a child task of \(parent). Cancel it too, or use async let \
      or a task group
      """
    case .fillsStream(let lane, let parent, let place):
      """
      \(lost: "not cancelled"): it isn't a child task of \(parent). Keep this Task in a let, and cancel it in \
      continuation.onTermination\(Self.alsoDropping(lane, place))
      """
    case .alreadyEnded(let lane): "\(lost: "no effect"): \(lane) had ended"
    case .cancelledBefore(let place): "it was cancelled before, at \(place)"
    case .cancelledYet(let lane, let place):
      """
      \(lost: "although") \(lane) was cancelled at \(place): a cancellation doesn't stop code. Check \
      Task.isCancelled before the change
      """

    case .group: "the group"
    case .childTask: "a child task"
    case .groupIsCancelled: "the group is cancelled"
    case .oneByOne(let lane):
      "\(lane) adds the next task only now, so the tasks run \(lost: "one after another")"
    case .asksOutsideTasks(let lane):
      "\(lane) runs outside any task, where it is \(lost: "always false")"
    case .weakReference: "weak reference"
    case .lock(let lock, let place?): "for the \(name: lock) made at \(place)"
    case .lock(let lock, nil): "for the \(name: lock)"
    case .ownLock: "this thread has \(lost: "locked it itself"): only other code can unlock it"
    case .deadlock(let owner, let place, let lock, let held, let isDirect):
      """
      \(lost: "deadlock"): \(Self.owner(owner, place)) waits \(Self.way(isDirect))\(lock), which this thread \
      locked\(Self.at(held)). Lock them in the same order everywhere
      """
    case .task(let task): "for \(task)"
    case .deadlockWith(let task, let lane) where task == lane:
      "\(lost: "deadlock"): \(lane) can't end before it has waited for itself"
    case .deadlockWith(let task, let lane):
      "\(lost: "deadlock"): \(task) can't end before \(lane) does"
    case .objectHasGone(let lane):
      "its object \(lost: "was released") before \(lane) began, because nothing kept it"
    case .firstError(let lane):
      "a discarding group \(lost: "is cancelled by the first error"), here of \(lane)"
    case .waitsFor(let lanes, let ellipsis): "for \(.lanes(lanes, ellipsis))"
    case .byWaitForAll(failing: true):
      "by waitForAll(), which gives an error only when all of them have ended"
    case .byWaitForAll(failing: false): "by waitForAll()"
    case .bodyThrew: "\(lost: "cancelled"): the body of the group threw"
    case .errorWaits(let lanes, let ellipsis):
      .plural(
        lanes.count,
        one: "the error leaves the group only after \(.lanes(lanes, ellipsis)) has ended",
        other: "the error leaves the group only after \(.lanes(lanes, ellipsis)) have ended")
    case .endOfGroup: "at the end of the group"
    case .endOfUnfinishedGroup:
      """
      at the end of the group: a group ends only when all its tasks have ended. To end them earlier, \
      call group.cancelAll()
      """
    case .throws(let task, let error): "\(task) \(lost: "throws") \(error)"

    case .onlyReady(let lane, let other, let actor):
      """
      \(lane) is \(lost: "only ready") now: it continues when \(other) has left \(name: actor)
      """
    case .changedByOthers(let lane, let place, let actor):
      "changed by other code while \(lane) waited\(Self.at(place)): \(name: actor) was free"
    case .changedBy(let lanes, let lane, let place, let actor, let ellipsis):
      """
      changed by \(.lanes(lanes, ellipsis)) while \(lane) waited\(Self.at(place)): \(name: actor) was free
      """
    case .sleepsOnSystemClock(let lane):
      "\(lost: "wakes nobody"): \(lane) sleeps with Task.sleep, on the system's clock"
    case .ofSystemClock: "on the system's clock"
    case .changedBetween(let lane, let place, let reader, let actor):
      """
      changed \(lost: "before this call") by \(Self.writer(lane)), since \(reader)'s \(Self.call(place)). If this \
      call depends on that one, check and change in one call of \(name: actor)
      """
    case .checkAgain(let property): "Check \(name: property) again after the await"
    case .keepBefore(let property, let lane, let place, let own, let other):
      """
      \(name: property) is read again at \(place), so \(lane) \(lost: "gets") \(other), and not its own \(own). \
      To use its own value, keep it in a let before the await
      """
    case .overwrites(let place):
      "The assignment at \(place) \(lost: "doesn't read it again"), so it overwrites that change"
    case .callsOverlap(let actor):
      """
      Calls of \(name: actor) overlap at each await, so they \(lost: "don't keep their order"). To keep it, \
      let each call await the one before
      """
    case .ofActor(let actor): "of \(name: actor)"

    case .until(let time): "until \(plain: time)"
    case .ofClock(.only(.immediate)), .ofClock(.numbered(.immediate, _)):
      "of the immediate clock: returns at once"
    case .ofClock(let clock): "of \(Self.name(clock))"
    case .advanced(let clock, let time?): "\(Self.name(clock)) to \(plain: time)"
    case .advanced(let clock, nil): "\(Self.name(clock)) until nobody sleeps"
    case .wakes(let lanes, let ellipsis): "wakes \(.lanes(lanes, ellipsis))"
    case .wakesNobody(let lane, let clock):
      "\(lost: "wakes nobody"): \(lane) sleeps on \(Self.name(clock))"
    case .endedAtOnce(let lane, let place?):
      "\(lost: "ended at once"): \(lane) had been cancelled at \(place)"
    case .endedAtOnce(let lane, nil): "\(lost: "ended at once"): \(lane) had been cancelled"
    case .endedEarly(let lane, let place?):
      "\(lost: "ended early"): \(lane) was cancelled at \(place)"
    case .endedEarly(let lane, nil): "\(lost: "ended early"): \(lane) was cancelled"
    case .errorEnds(let lane):
      "the error ends \(lane), so the code after this await doesn't run"
    case .errorDropped(let lane, isChecked: true):
      "try? drops the error, so \(lane) continues"
    case .errorLeaves(let function, let place):
      "the error ends \(plain: function) here, and try? at \(place) drops it"
    case .errorCaught(let lane, sleepsAgain: false):
      "a catch gets the CancellationError, and \(lane) continues; it stays cancelled"
    case .errorCaught(let lane, sleepsAgain: true):
      """
      a catch gets the CancellationError, and \(lane) tries again. It stays cancelled, so each later sleep \
      ends at once. To stop, throw the CancellationError again
      """
    case .orderOfResults: "a group gives results in the order in which its tasks end"
    case .errorStays(let child):
      "the error of \(child) didn't leave the group's body, so it cancels nothing"
    case .resultsDropped:
      """
      nobody asks for their results, so they are \(lost: "dropped"). To get them, catch the error in each \
      child task, or loop over nextResult()
      """
    case .isCancelled(let lane, let place?): "\(lane) was cancelled at \(place)"
    case .isCancelled(let lane, nil): "\(lane) was cancelled"
    case .checkThrows(let lane, let place?):
      "by Task.checkCancellation(): \(lane) was cancelled at \(place)"
    case .checkThrows(let lane, nil): "by Task.checkCancellation(): \(lane) was cancelled"
    case .errorDropped(let lane, isChecked: false):
      """
      try? drops the error, so \(lane) continues. To stop there, throw the error, or check \
      Task.isCancelled
      """
    case .wokenByAdvance(let place): "woken by the advance at \(place)"
    case .neverWoken: "\(lost: "never woken"): nobody advanced the clock that far"
    case .isFreeMeanwhile(let actor): "\(name: actor) is free meanwhile"
    }
  }

  private static func owner(_ lane: LaneID?, _ place: StyledText?) -> Phrase<StyledText> {
    switch (lane, place) {
    case (let lane?, let place?): "\(lane), which locked it at \(place),"
    case (let lane?, nil): "\(lane), which has locked it,"
    case (nil, _): "its owner"
    }
  }

  private static func way(_ isDirect: Bool) -> Phrase<StyledText> {
    if isDirect { "" } else { "behind other locks " }
  }

  private static func at(_ place: StyledText?) -> Phrase<StyledText> {
    if let place { " at \(place)" } else { "" }
  }

  private static func alsoDropping(_ lane: LaneID, _ place: StyledText?) -> Phrase<StyledText> {
    guard let place else { return "" }
    return ". Also throw the error that try? drops at \(place), so that \(lane) ends"
  }

  private static func writer(_ lane: LaneID?) -> Phrase<StyledText> {
    if let lane { "\(lane)" } else { "other code" }
  }

  private static func call(_ place: StyledText?) -> Phrase<StyledText> {
    if let place { "call at \(place)" } else { "last call" }
  }

  private static func scope(_ function: String?) -> Phrase<StyledText> {
    if let function { "\(plain: function)" } else { "its scope" }
  }

  /// - Parameter clock: Nil for the only clock that can be advanced.
  private static func name(_ clock: Clock?) -> Phrase<StyledText> {
    switch clock {
    case .only(let clock): "the \(.clock(clock))"
    case .numbered(let clock, let number):
      "\(StyledText("\(StyledText(.clock(clock)).characters) #\(number)", .name))"
    case nil: "the clock"
    }
  }
}

extension Phrase<StyledText> {
  /// The type of a clock.
  static func clock(_ clock: ConcurrencyNote.LibraryClock) -> Phrase<StyledText> {
    switch clock {
    case .test: "test clock"
    case .immediate: "immediate clock"
    }
  }

  /// Returns `T1, T2`, and `T1 … T9` for more than four.
  static func lanes(_ lanes: [LaneID], _ ellipsis: StyledText) -> Phrase<StyledText> {
    guard lanes.count > 4, let first = lanes.first, let last = lanes.last else {
      return .enumerated(lanes.map { "\($0)" })
    }
    return "\(first) \(ellipsis) \(last)"
  }
}
