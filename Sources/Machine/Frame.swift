/// A caller that waits for the function it called.
///
/// Nothing here counts references by itself: frames come and go with every call.
struct Frame {
  let function: RunningFunction
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

/// A function that runs.
///
/// Mostly something below it on the stack refers to the function for as long as it runs: the code that
/// calls it, or the variable that holds a closure. Only otherwise is there a reference for this.
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

/// Where an error thrown is caught.
struct Handling {
  /// Number of callers below the frame that catches.
  let depth: Int
  /// Where the error is put: what stands there and above goes.
  let height: Int
  let target: Int
  /// How many accesses go on that began before.
  let accessCount: Int
}
