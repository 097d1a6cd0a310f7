extension Activation {
  var position: Position? {
    function.position(before: pc, in: code)
  }

  /// The position of the next instruction, or of the last one if there is no next.
  var upcomingPosition: Position? {
    guard let translation = code.pointee.translation, translation.beginnings.indices.contains(pc)
    else { return position }
    let source = Int(translation.beginnings[pc])
    guard function.positions.indices.contains(source) else { return position }
    return function.positions[source] ?? position
  }

  /// The current position, or the caller's if the instruction has none.
  var nearestPosition: Position? {
    if let position { return position }
    for index in frames.indices.reversed() {
      if let position = frames[index].position { return position }
    }
    return nil
  }

  /// Returns the executing functions, the outermost first. Of many, only both ends. Functions of
  /// libraries have no position, except the innermost.
  mutating func calls(
    atEitherEnd count: Int, numbering number: () -> Int
  ) -> [(function: Function, position: Position?, activation: Int)] {
    var calls: [(Function, Position?, Int)] = []
    calls.reserveCapacity(min(frames.count, 2 * count) + 1)
    for index in frames.indices {
      guard index < count || index >= frames.count - count else { continue }
      if frames[index].activation == 0 { frames[index].activation = number() }
      let frame = frames[index]
      let running = frame.running
      let position = running.isOfLibrary ? nil : running.position(before: frame.pc, in: frame.code)
      calls.append((running, position, frame.activation))
    }
    if activation == 0 { activation = number() }
    calls.append((function, position, activation))
    return calls
  }

  /// Returns the current function after the innermost ones that have called another one.
  mutating func calls(innermost count: Int, numbering number: () -> Int) -> [WriteLog.Call] {
    var calls: [WriteLog.Call] = []
    for index in frames.indices.suffix(count) {
      if frames[index].activation == 0 { frames[index].activation = number() }
      let (frame, running) = (frames[index], frames[index].running)
      let position = running.isOfLibrary ? nil : running.position(before: frame.pc, in: frame.code)
      calls.append((running, position, frame.activation))
    }
    if activation == 0 { activation = number() }
    calls.append((function, position, activation))
    return calls
  }

  /// Where the current function was called; nil in a library.
  var callerPosition: Position? {
    guard let index = frames.indices.last else { return nil }
    let (frame, running) = (frames[index], frames[index].running)
    return running.isOfLibrary ? nil : running.position(before: frame.pc, in: frame.code)
  }

  /// Returns the `self` of each of these functions; nil for functions without one.
  func receivers(atEitherEnd count: Int) -> [Value?] {
    var receivers: [Value?] = []
    for index in frames.indices {
      guard index < count || index >= frames.count - count else { continue }
      receivers.append(receiver(of: frames[index].running, at: frames[index].base))
    }
    return receivers + [receiver(of: function, at: base)]
  }

  /// The `self` of the innermost executing function that must run on the main actor.
  var mainActorReceiver: Object? {
    func object(_ function: Function, at base: Int) -> Object? {
      guard function.isMainActor, case .object(let object)? = receiver(of: function, at: base)
      else { return nil }
      return object
    }
    if let found = object(function, at: base) { return found }
    for index in frames.indices.reversed() {
      let frame = frames[index]
      if let found = object(frame.running, at: frame.base) { return found }
    }
    return nil
  }

  /// Whether a property is read only because a part of its value is about to be changed, by this
  /// code or by the caller of this getter.
  var isReadingOldValue: Bool {
    if let source = function.source(before: pc, in: code), function.readsOldValue(source) {
      return true
    }
    var name = function.name
    for index in frames.indices.reversed() {
      guard name.hasPrefix("get ") else { return false }
      let frame = frames[index]
      if let source = frame.running.source(before: frame.pc, in: frame.code),
        frame.running.readsOldValue(source)
      {
        return true
      }
      name = frame.running.name
    }
    return false
  }

  private func receiver(of function: Function, at base: Int) -> Value? {
    for slot in function.selfSlots {
      if let value = stack[base + slot].receiver { return value }
    }
    return nil
  }

  func backtrace() -> [(function: String, position: Position?)] {
    [(function.name, position)]
      + frames.indices.reversed().map { (frames[$0].running.name, frames[$0].position) }
  }
}

extension Value {
  /// The object or structure in a variable named `self`; nil before it has a value.
  fileprivate var receiver: Value? {
    switch self {
    case .object, .structure: self
    case .cell(let cell): cell.value.receiver
    case .some(let wrapped): wrapped.receiver
    case .weak(let reference): reference.target.map { .object($0) }
    default: nil
    }
  }
}

extension Frame {
  fileprivate var running: Function { function.reference.takeUnretainedValue() }
  fileprivate var position: Position? { running.position(before: pc, in: code) }
}

extension RegisterCode.View {
  /// The translation of the executing code.
  var translation: RegisterCode? { owner?.takeUnretainedValue() }
}

extension Function {
  /// The position of the instruction that precedes `pc` in execution.
  fileprivate func position(
    before pc: Int, in code: UnsafePointer<RegisterCode.View>
  ) -> Position? {
    guard let source = source(before: pc, in: code), let last = positions.indices.last
    else { return position }
    return positions[min(source, last)]
  }

  /// The stack instruction that precedes `pc` in execution.
  fileprivate func source(before pc: Int, in code: UnsafePointer<RegisterCode.View>) -> Int? {
    guard let translation = code.pointee.translation, !translation.sources.isEmpty else {
      return nil
    }
    let source =
      pc > 0
      ? translation.sources[min(pc, translation.sources.count) - 1]
      : translation.beginnings[0]
    return Int(source)
  }

  fileprivate func readsOldValue(_ source: Int) -> Bool {
    readsOfOldValues.contains { $0.contains(source) }
  }

  /// The name by which stack instructions near `source` load a variable.
  func variableName(_ slot: Int32, near source: Int) -> String {
    for instruction in code[...min(source, code.count - 1)].reversed() {
      switch instruction {
      case .load(Int(slot), let name), .loadCell(Int(slot), let name, _): return name
      default: continue
      }
    }
    return "variable"
  }
}

/// A closure on the stack that was made with surroundings.
struct RunningClosure {
  /// The number of frames below its own.
  let depth: Int
  let function: Function
  let surroundings: AnyObject
}

// Where running closures were made. The driver compares what was in effect there with what is in
// effect where they run.
extension Activation {
  /// Whether a call of the closure changes what is known of the running closures.
  @inline(__always) mutating func isNoted(_ closure: Unmanaged<Closure>) -> Bool {
    hasRunningClosures || closure._withUnsafeGuaranteedRef { $0.surroundings != nil }
  }

  /// Notes a closure that has been entered. Closures that have returned since are forgotten.
  mutating func note(_ closure: Unmanaged<Closure>) {
    let depth = frames.count
    while let last = runningClosures.last, last.depth >= depth { runningClosures.removeLast() }
    let closure = closure.takeUnretainedValue()
    if let surroundings = closure.surroundings, function === closure.function {
      runningClosures.append(
        RunningClosure(depth: depth, function: closure.function, surroundings: surroundings))
    }
    hasRunningClosures = !runningClosures.isEmpty
  }

  /// Returns the running closures that were made with surroundings, the innermost last.
  mutating func closuresWithSurroundings() -> [RunningClosure] {
    guard hasRunningClosures else { return [] }
    return runningClosures.filter { closure in
      guard closure.depth <= frames.count else { return false }
      let running =
        closure.depth == frames.count
        ? function : frames[closure.depth].function.reference.takeUnretainedValue()
      return running === closure.function
    }
  }
}
