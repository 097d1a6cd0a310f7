/// An interaction of tasks, groups, actors, clocks and streams.
package indirect enum ConcurrencyNote: Hashable, Sendable {
  // MARK: Cancellation

  /// The task of an `async let` was cancelled at the end of its scope because nobody awaited it.
  case abandoned(LaneID)
  /// A cancellation reaches a child task of `parent`; none for the children of a group.
  case reached(LaneID, parent: LaneID?)
  /// A cancellation calls the handler of a lane that is written at `handler`.
  case reachedHandler(of: LaneID, handler: Place?)
  /// A cancellation doesn't reach a task that `creator` started, which is no child of it.
  case missed(LaneID, creator: LaneID)
  /// The sleep that the lane began last ended early, because its task is cancelled.
  case wokenByCancellation

  // MARK: Groups

  /// `cancelAll`
  case groupCancelled
  /// `addTaskUnlessCancelled` in a group that is cancelled.
  case childRefused
  /// The group gave the result of a child; `error` is what the child threw.
  case groupResult(LaneID?, value: String?, error: String?)
  /// The body of a group has ended, and these children have results that nobody took.
  case groupWaits([LaneID], threw: Bool)

  // MARK: Actors

  /// The lane runs on an actor of the program.
  case runs(on: String)
  /// While the lane sleeps, its actor is free for others.
  case leavesFree(actor: String)
  /// A stored property of an actor has another value than when the lane began to wait there.
  case changedMeanwhile(actor: String, property: String, old: String, new: String, by: LaneID?)

  // MARK: Clocks

  /// A sleep on a clock whose time the program controls.
  case sleptOnClock(clock: String, until: Double)
  /// The clock reached the deadline of the sleep that the lane began last.
  case wokenByClock
  /// `advance`; nil for `run`.
  case clockAdvanced(to: Double?)

  // MARK: Streams

  /// `continuation.yield`; elements count from 1 in each stream.
  case streamYielded(stream: Int, element: Int, value: String, StreamYield)
  /// `next` gave an element.
  case streamReceived(stream: Int, element: Int, value: String)
  /// `next` gave nil.
  case streamEnded(stream: Int, isCancelled: Bool)
  /// `continuation.finish`
  case streamFinished(stream: Int, error: String?)
  /// The handler of `onTermination` is called.
  case streamTerminated(stream: Int, isCancelled: Bool)

  /// The result of yielding an element.
  package enum StreamYield: Hashable, Sendable {
    /// It waits to be received.
    case enqueued
    /// The buffer was full, and it was dropped itself.
    case dropped
    /// The buffer was full, and an earlier element was dropped for it.
    case droppedEarlier(value: String)
    /// The stream had ended.
    case terminated
  }
}
