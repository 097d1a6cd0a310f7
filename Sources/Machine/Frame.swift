/// A caller that waits for the function it called.
struct Frame {
  let function: Function
  let code: UnsafePointer<RegisterCode.View>
  /// The instruction after the call.
  let pc: Int
  /// Index of register 0 in the fiber's stack.
  let base: Int
  /// How many handling entries belong to the frames below.
  let handlingBase: Int
  /// The register that waits for the result; nil where it called nothing: a `deinit` runs between two
  /// of its instructions.
  let result: Int32?
  /// Tells this execution of the function from others, once somebody has asked; else 0.
  var activation = 0
}

/// Where an error thrown is caught.
struct Handling {
  /// Number of callers below the frame that catches.
  let depth: Int
  /// Where the error is put: what stands there and above goes.
  let height: Int
  let target: Int
}
