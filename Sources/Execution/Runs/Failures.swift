import Machine
import Recording

/// An error that the program threw, on its way through native code.
struct Thrown: Error {
  let value: Value
  let position: Position?
  /// The child of a group that threw it.
  var lane: LaneID?
}

/// The run is over: unwinds every native frame of a lane. Why is written in the run's state.
struct Stopped: Error {}
