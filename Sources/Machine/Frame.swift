/// A caller that waits for the function it called.
///
/// Its properties don't count references, because frames are pushed and popped with every call.
struct Frame {
  let function: RunningFunction
  let code: UnsafePointer<RegisterCode.View>
  /// The instruction after the call.
  let pc: Int
  /// The index of register 0 in the fiber's stack.
  let base: Int
  /// The number of handlers that belong to the frames below.
  let handlingBase: Int
  /// The register for the result; nil if the frame called nothing, because a `deinit` runs between
  /// two of its instructions.
  let result: Int32?
  /// Identifies this execution of the function once a number was requested; otherwise 0.
  var activation = 0
}

/// The function of a frame.
///
/// Usually something below it on the stack retains the function while it runs: the calling code, or
/// the variable with the closure. Otherwise this value retains it.
struct RunningFunction {
  let reference: Unmanaged<Function>
  let isHeld: Bool

  init(_ reference: Unmanaged<Function>, isHeld: Bool) {
    if isHeld { _ = reference.retain() }
    self.reference = reference
    self.isHeld = isHeld
  }

  @inline(__always) func release() {
    if isHeld { reference.release() }
  }
}

/// An error handler.
struct Handling {
  /// The number of callers below the frame that catches.
  let depth: Int
  /// The height at which the error is pushed. Values at this height and above are released.
  let height: Int
  let target: Int
  /// The number of active accesses that began before it.
  let accessCount: Int
}
