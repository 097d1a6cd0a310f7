/// The registers of one frame: where slot 0 of it stands in the fiber's stack.
///
/// All that is unsafe about the stack is in this file, `Places.swift` and, for callers,
/// `FrameStack.swift`, and rests on four facts:
/// - Every place of a stack holds a value at all times, from the making of the stack to its end;
///   so any place may be read and assigned, and what is there is released exactly once.
/// - Above what a frame's code has put into its registers stand only `isPlain` values, which own
///   nothing; so they may be overwritten without being released, and are never seen by anyone.
/// - Translation numbers registers below the frame's `frameSize`, and a frame is entered only with
///   that much room, so no index leaves the stack.
/// - Only `reserve` moves the stack. Whoever may have caused a call asks for the registers again.
struct Registers {
  fileprivate let slots: UnsafeMutablePointer<Value>

  @inline(__always) subscript(index: Int32) -> Value {
    unsafeAddress { UnsafePointer(slots + Int(index)) }
    nonmutating unsafeMutableAddress { slots + Int(index) }
  }

  /// Puts a value there, releasing what was there before.
  @inline(__always) func set(_ index: Int32, _ value: consuming Value) {
    (slots + Int(index)).put(value)
  }

  /// Moves a value out, so that the caller holds the only reference.
  @inline(__always) func take(_ index: Int32) -> Value {
    let slot = slots + Int(index)
    let value = slot.move()
    slot.initialize(to: .uninitialized)
    return value
  }

  /// Moves a value from one register to another.
  @inline(__always) func move(_ target: Int32, from source: Int32) {
    let value = take(source)
    set(target, value)
  }

  /// Lets go of what is there.
  @inline(__always) func drop(_ index: Int32) {
    set(index, .uninitialized)
  }

  /// Makes these registers the variables of a frame that begins, which nothing is assigned to yet.
  @inline(__always) func clear(from start: Int32, to end: Int32) {
    var index = start
    while index < end {
      (slots + Int(index)).initialize(to: .uninitialized)
      index += 1
    }
  }

  /// Lets go of what a frame that ends holds: what was put there last goes first, which is seen
  /// where objects have a `deinit`.
  @inline(__always) func drop(downFrom end: Int32) {
    var slot = slots + Int(end)
    while slot > slots {
      slot -= 1
      slot.drop()
    }
  }

  /// The same, but for the registers whose bits are set.
  @inline(__always) func drop(downFrom end: Int32, except held: UInt64) {
    var index = end
    while index > 0 {
      index -= 1
      if index < 64, held & (1 << UInt64(index)) != 0 { continue }
      (slots + Int(index)).drop()
    }
  }

  @inline(__always) func drop(_ start: Int32, count: Int32) {
    var index = start
    while index < start + count {
      drop(index)
      index += 1
    }
  }

  /// The register itself. Valid until the stack moves.
  @inline(__always) func place(_ index: Int32) -> UnsafeMutablePointer<Value> {
    slots + Int(index)
  }

  /// How many elements the array there has; nil if none is there.
  @inline(__always) func elementCount(_ index: Int32) -> Int? {
    place(index).array?.pointee.count
  }

  /// An element of the array there.
  @inline(__always) func element(_ position: Int, of index: Int32) -> Value {
    guard let elements = place(index).array else { return .uninitialized }
    return elements.pointee[position]
  }

  /// Moves values out, one after the other.
  @inline(__always) func take(from start: Int32, count: Int32) -> Values {
    Values(count: Int(count)) { places in
      for offset in 0..<Int(count) {
        (places + offset).initialize(to: take(start + Int32(offset)))
      }
    }
  }

  func arguments(from start: Int32, count: Int32) -> Arguments {
    Arguments(start: slots + Int(start), count: Int(count))
  }
}

extension UnsafeMutablePointer<Value> {
  /// Puts a value there, releasing what was there before.
  @inline(__always) func put(_ value: consuming Value) {
    if pointee.isPlain {
      initialize(to: value)
    } else {
      replace(by: value)
    }
  }

  /// Leaves a plain value there.
  @inline(__always) fileprivate func drop() {
    if !pointee.isPlain { replace(by: .uninitialized) }
  }

  @inline(never) private func replace(by value: consuming Value) {
    let old = move()
    initialize(to: value)
    _ = consume old
  }
}

/// The values that a built-in function is called with, where they stand. Valid during the call.
package struct Arguments: RandomAccessCollection {
  fileprivate let start: UnsafeMutablePointer<Value>
  package let count: Int

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  @inline(__always) package subscript(index: Int) -> Value {
    unsafeAddress {
      precondition(index >= 0 && index < count, "an argument that was given")
      return UnsafePointer(start + index)
    }
  }

  /// Without the last of them.
  func dropLast() -> Arguments { Arguments(start: start, count: Swift.max(0, count - 1)) }

  /// Values of which the first stands elsewhere.
  static func with<Result>(
    _ first: Value, _ others: Arguments, _ body: (Arguments) throws(Trap) -> Result
  ) throws(Trap) -> Result {
    let count = others.count + 1
    let outcome = withUnsafeTemporaryAllocation(of: Value.self, capacity: count) {
      buffer -> Swift.Result<Result, Trap> in
      guard let start = buffer.baseAddress else {
        preconditionFailure("room for at least one value has an address")
      }
      start.initialize(to: first)
      (start + 1).initialize(from: others.start, count: others.count)
      defer { start.deinitialize(count: count) }
      do throws(Trap) {
        return .success(try body(Arguments(start: start, count: count)))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Values that stand elsewhere.
  package static func with<Result>(
    _ values: [Value], _ body: (Arguments) throws(Trap) -> Result
  ) throws(Trap) -> Result {
    let start = UnsafeMutablePointer<Value>.allocate(capacity: Swift.max(values.count, 1))
    start.initialize(from: values, count: values.count)
    defer {
      start.deinitialize(count: values.count)
      start.deallocate()
    }
    return try body(Arguments(start: start, count: values.count))
  }
}

/// The values of all frames of a fiber, one above the other.
struct ValueStack: ~Copyable {
  private var values: UnsafeMutablePointer<Value>
  private(set) var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    values = .allocate(capacity: capacity)
    values.initialize(repeating: .uninitialized, count: capacity)
  }

  deinit {
    values.deinitialize(count: capacity)
    values.deallocate()
  }

  @inline(__always) func registers(at base: Int) -> Registers { Registers(slots: values + base) }

  subscript(index: Int) -> Value {
    unsafeAddress {
      precondition(index >= 0 && index < capacity, "a place of the stack")
      return UnsafePointer(values + index)
    }
    unsafeMutableAddress {
      precondition(index >= 0 && index < capacity, "a place of the stack")
      return values + index
    }
  }

  /// Valid until the stack moves.
  @inline(__always) func place(_ index: Int) -> UnsafeMutablePointer<Value> {
    precondition(index >= 0 && index < capacity, "a place of the stack")
    return values + index
  }

  /// Makes room for this many values in all.
  @inline(__always) mutating func reserve(_ count: Int) {
    if count > capacity { grow(to: count) }
  }

  @inline(never) private mutating func grow(to count: Int) {
    let larger = max(count, capacity * 2)
    let moved = UnsafeMutablePointer<Value>.allocate(capacity: larger)
    moved.moveInitialize(from: values, count: capacity)
    (moved + capacity).initialize(repeating: .uninitialized, count: larger - capacity)
    values.deallocate()
    values = moved
    capacity = larger
  }
}

extension RuntimeType {
  /// The same for two types only if they are equal: the address of its instance or of its parts, for
  /// as long as one holds it.
  @inline(__always) var identity: UInt {
    if case .nominal(let instance) = self { return Self.identity(of: instance) }
    assert(MemoryLayout<RuntimeType>.size == MemoryLayout<UInt>.size, "an enumeration of boxes")
    return unsafeBitCast(self, to: UInt.self)
  }

  @inline(__always) static func identity(of instance: TypeInstance) -> UInt {
    UInt(bitPattern: ObjectIdentifier(instance)) | 2
  }
}

extension Value {
  /// Whether it is its bits alone, so that nothing is released with it.
  @inline(__always) var isPlain: Bool {
    switch self {
    case .uninitialized, .void, .bool, .int, .double, .none: true
    default: false
    }
  }
}
