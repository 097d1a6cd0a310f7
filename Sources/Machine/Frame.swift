/// A caller that waits for the function it called.
struct Frame {
  let function: Function
  /// The instruction after the call.
  let pc: Int
  /// Index of slot 0 in the fiber's stack.
  let base: Int
  /// How many handling entries belong to the frames below.
  let handlingBase: Int
  /// Whether it called nothing: a `deinit` runs between two of its instructions.
  let isInterrupted: Bool
  /// Tells this execution of the function from others, once somebody has asked; else 0.
  var activation = 0
}

/// Where an error thrown is caught.
struct Handling {
  /// Number of callers below the frame that catches.
  let depth: Int
  /// Height to cut the stack to.
  let height: Int
  let target: Int
}
