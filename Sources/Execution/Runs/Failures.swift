import Machine

/// An error that the program threw, on its way through native code.
struct Thrown: Error {
  let value: Value
  let position: Position?
}

/// The run is over: unwinds every native frame of a lane. Why is written in the run's state.
struct Stopped: Error {}
