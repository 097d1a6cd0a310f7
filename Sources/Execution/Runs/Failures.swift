import Machine
import Recording

/// An error that the program threw, while it passes native code.
struct Thrown: Error {
  let value: Value
  let position: Position?
  /// The group's child that threw it.
  var lane: LaneID?
}

/// The run is over: unwinds every native frame of a lane. The run's state contains the reason.
struct Stopped: Error {}
