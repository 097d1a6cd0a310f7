/// An interaction of tasks, groups, actors, clocks and streams.
package indirect enum ConcurrencyNote: Hashable, Sendable {
  // MARK: Cancellation

  /// The task of an `async let` was cancelled at the end of its scope because it wasn't awaited.
  /// An error may have left the scope.
  case abandoned(LaneID, LeavingError?)
  /// A cancellation reached a child task of `parent`; nil for the children of a group.
  case reached(LaneID, parent: LaneID?)
  /// A cancellation calls the handler of a lane, whose source is at `handler`.
  case reachedHandler(of: LaneID, handler: Place?)
  /// The lane was cancelled before it added a handler, so the handler runs first.
  case handlerFirst(handler: Place?)
  /// A cancellation doesn't reach a task that `creator` started, because the task isn't its child.
  case missed(LaneID, creator: LaneID)
  /// A cancelled lane continues to wait, because its wait doesn't react to the cancellation.
  case keepsWaiting(LaneID, for: DeafWait)
  /// The lane's last sleep ended early, because its task is cancelled.
  case wokenByCancellation
  /// The lane's code asked for the first time after a cancellation whether its task is cancelled:
  /// `Task.isCancelled`, or `Task.checkCancellation()`, which throws.
  case cancellationSeen(throws: Bool)
  /// The lane's code asked for the first time whether its task is cancelled, but it runs outside of any task.
  case askedOutsideTasks

  /// The closure of the lane has a weak reference to an object that was released before the lane began.
  case weakReferenceIsNil

  // MARK: Continuations

  /// Another lane resumed the continuation of a lane, with a value or an error. Both run on `actor`, if it
  /// isn't nil, so that the resumed lane continues only when the other one leaves the actor.
  case resumed(LaneID, value: String?, error: String?, actor: String?)

  /// The continuation that the lane waits for was released, and nothing resumed it.
  case leaked

  // MARK: Groups

  /// `cancelAll`
  case groupCancelled
  /// `addTaskUnlessCancelled` in a cancelled group.
  case childRefused
  /// The group returned the result of a child; `error` is the child's error.
  case groupResult(LaneID?, value: String?, error: String?)
  /// `waitForAll`, for children whose results the program hasn't read.
  case waitsForAll([LaneID])
  /// The body of a group has ended, and the program didn't read the results of these children.
  case groupWaits([LaneID], threw: Bool)

  /// The lane is a child of a group that discards results, and ends with an error. The first error cancels the
  /// group, and the group throws it when all children have ended.
  case discarded(isFirst: Bool)

  // MARK: Actors

  /// The lane runs on an actor of the program.
  case runs(on: String)
  /// While the lane sleeps, its actor can run other lanes.
  case leavesFree(actor: String)
  /// A stored property of an actor has changed since the lane began to wait there. `by` are the
  /// lanes that changed it; empty if they aren't all known.
  case changedMeanwhile(actor: String, property: String, old: String, new: String, by: [LaneID])
  /// The lane changed a stored property of an actor, which another lane had changed since the lane's last call of
  /// the actor. That call, at `since`, only read.
  case changedBetween(
    actor: String, property: String, old: String, new: String, by: LaneID?, since: Place?)
  /// The lane's call of an actor begins while `by` waits in the middle of its own call, which has changed a
  /// property. `function` is the beginning of the function that the lane calls, and `waiting` the place of the wait.
  case foundUnfinished(
    actor: String, property: String, old: String, new: String, by: LaneID, waiting: Place?,
    function: Place?)
  /// A task of the main actor, which began only when its creator waited there, changed a stored
  /// property of an object.
  case changedLater(property: String, old: String, new: String)

  /// The lane changed a stored property of an actor before it left the actor.
  case wrote(actor: String, property: String, old: String, new: String)

  // MARK: Values of locks

  /// The lane changed the value that a lock guards, or a property of the object that contains the lock, while it
  /// had the lock.
  case lockWrote(lock: Lock, old: String, new: String)
  /// The lane changed the value that a lock guards, and another lane had changed it since the lane had it last.
  /// Then, at `since`, the lane only read it.
  case lockChangedBetween(lock: Lock, old: String, new: String, by: LaneID?, since: Place?)

  // MARK: Clocks

  /// A sleep on a clock whose time the program controls. The clocks of a run are numbered.
  case sleptOnClock(clock: LibraryClock, number: Int, until: Double)
  /// The clock reached the deadline of the lane's last sleep.
  case wokenByClock
  /// `advance`; nil for `run`.
  case clockAdvanced(number: Int, to: Double?)

  // MARK: Streams

  /// A stream was made whose closure runs at once.
  case streamMade(stream: Int)
  /// `continuation.yield`; elements count from 1 in each stream.
  case streamYielded(stream: Int, element: Int, value: String, StreamYield)
  /// `next` returned an element.
  case streamReceived(stream: Int, element: Int, value: String)
  /// `next` returned nil, or threw an error.
  case streamEnded(stream: Int, isCancelled: Bool, error: String?)
  /// `continuation.finish`
  case streamFinished(stream: Int, error: String?)
  /// `continuation.finish` of a stream that had ended. It may call a handler that was set after that.
  case streamFinishIgnored(stream: Int, error: String?, callsHandler: Bool)
  /// A handler was assigned to `onTermination`, which already had one.
  case streamHandlerReplaced(stream: Int)
  /// The handler of `onTermination` is called.
  case streamTerminated(stream: Int, isCancelled: Bool)

  case dispatch(DispatchNote)

  /// The name of the main actor in notes.
  package static let mainActor = "the main actor"

  /// The lane waits for itself, directly or indirectly.
  case deadlock(Deadlock)

  /// The wait that closes a circle of waits.
  package enum Deadlock: Hashable, Sendable {
    /// A lock that the thread has locked itself. Other code may unlock it.
    case ownLock(String)
    /// A lock whose owner waits for one that the thread has locked, directly or behind other locks.
    case lock(Lock, held: Lock, isDirect: Bool)
    /// A task that waits for the lane.
    case task(LaneID)
  }

  /// A lock that is held.
  package struct Lock: Hashable, Sendable {
    package var name: String
    /// The property that contains it: `Tickets.left`. For a lock that is beside the value, the property with the
    /// value.
    package var property: String?
    /// Whether it doesn't contain the value, which is another property of the same object.
    package var isBeside = false
    package var made: Place?
    package var owner: LaneID?
    /// Where the owner locked it.
    package var locked: Place?

    package init(
      name: String, property: String? = nil, made: Place?, owner: LaneID? = nil,
      locked: Place? = nil
    ) {
      self.name = name
      self.property = property
      self.made = made
      self.owner = owner
      self.locked = locked
    }
  }

  /// An error that left a scope.
  package struct LeavingError: Hashable, Sendable {
    package var text: String
    /// Where it was thrown.
    package var place: Place?

    package init(text: String, place: Place?) {
      self.text = text
      self.place = place
    }
  }

  /// A clock of the library, by the name that a reader knows.
  package enum LibraryClock: String, Hashable, Sendable {
    /// It continues when the program advances it.
    case test = "test clock"
    /// Its sleeps end at once.
    case immediate = "immediate clock"
  }

  /// The result of yielding an element.
  package enum StreamYield: Hashable, Sendable {
    /// The element is in the buffer.
    case enqueued
    /// The buffer was full, and the element was dropped.
    case dropped
    /// The buffer was full, and an earlier element was dropped.
    case droppedEarlier(value: String)
    /// The stream had ended.
    case terminated
  }
}

/// The end of a wait that a cancellation of the waiting lane doesn't change.
package enum DeafWait: Hashable, Sendable {
  /// Somebody resumes the continuation of this place.
  case continuation(Place?)
  /// A task ends, which the cancellation doesn't reach.
  case task(LaneID)
}
