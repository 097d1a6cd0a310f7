/// A released object, and the rest of its `deinit`; or a return that is executed again after these.
struct Ending {
  /// Nil for a return.
  let object: Object?
  /// The functions of its class and superclasses that have not begun, the next one last.
  var functions: [Function]
  /// The number of callers below the frame that the functions interrupt.
  let depth: Int
}

// A `deinit` is a frame on top of the frame that released the object, which continues afterwards.
// Objects that are released while it runs are deinitialized before objects that were released
// later.
extension Activation {
  /// Makes the fiber run deinitializers, and returns the list in which released objects wait.
  mutating func watch(_ session: Releases) -> Releases {
    let own = releases ?? Releases()
    releases = own
    for object in session.takeAll() { own.add(object) }
    return own
  }

  /// Whether the current frame is a `deinit`. The objects that it releases end after it, so that a chain of
  /// objects isn't a chain of calls.
  var isEnding: Bool { frames.indices.last.map { frames[$0].result == nil } ?? false }

  /// Releases the variables of a frame that ends.
  ///
  /// Arguments end after the call, because the caller refers to them until then.
  ///
  /// - Returns: Whether objects end before the frame returns.
  mutating func endsVariables(_ registers: Registers, _ releases: Unmanaged<Releases>) -> Bool {
    registers.drop(downFrom: code.pointee.slotCount, to: code.pointee.argumentCount)
    returnsAgain = releases._withUnsafeGuaranteedRef { $0.hasObjects } && !isEnding
    return returnsAgain
  }

  /// Enters the next `deinit`, unless all remaining ones belong to callers.
  mutating func beginEnding() throws(Trap) {
    if returnsAgain {
      returnsAgain = false
      // Until then the frame is at its return, where it releases its values.
      pc += 1
      endings.append(Ending(object: nil, functions: [], depth: frames.count))
      endingCount += 1
    }
    for object in releases?.takeAll().reversed() ?? [] {
      let functions = object.descriptor.deinitializers.reversed().map(\.function)
      endings.append(Ending(object: object, functions: functions, depth: frames.count))
      endingCount += 1
    }
    guard let index = endings.indices.last, endings[index].depth >= frames.count else { return }
    guard let object = endings[index].object else {
      endings.removeLast()
      endingCount -= 1
      pc -= 1
      return
    }
    let function = endings[index].functions.popLast()
    if endings[index].functions.isEmpty {
      endings.removeLast()
      endingCount -= 1
    }
    if let function { try interrupt(with: function, object) }
  }

  private mutating func interrupt(with callee: Function, _ object: Object) throws(Trap) {
    let start = base + Int(code.pointee.frameSize)
    stack.reserve(start + 1)
    stack[start] = .object(object)
    try enter(
      .passUnretained(callee), isHeld: true, from: start, captures: 0, argumentCount: 1,
      result: nil)
  }
}
