/// The registers of one frame: the address of its slot 0 in the fiber's stack.
///
/// All unsafe code of the stack is in this file, `Places.swift` and, for callers,
/// `FrameStack.swift`. It relies on four invariants:
/// - Every place of a stack contains a value from the stack's creation to its end. So any place may
///   be read and assigned, and each value is released exactly once.
/// - Above the values that a frame's code has written are only `isPlain` values, which own nothing.
///   So they may be overwritten without a release, and are never read.
/// - Translation numbers registers below the frame's `frameSize`, and a frame is entered only with
///   that much room, so no index leaves the stack.
/// - Only `reserve` moves the stack. Code that may have caused a call requests the registers again.
struct Registers {
  fileprivate let slots: UnsafeMutablePointer<Value>

  @inline(__always) subscript(index: Int32) -> Value {
    unsafeAddress { UnsafePointer(slots + Int(index)) }
    nonmutating unsafeMutableAddress { slots + Int(index) }
  }

  /// Writes a value, and releases the old one.
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

  /// Releases the value.
  @inline(__always) func drop(_ index: Int32) {
    set(index, .uninitialized)
  }

  /// Makes these registers the uninitialized variables of a new frame.
  @inline(__always) func clear(from start: Int32, to end: Int32) {
    var index = start
    while index < end {
      (slots + Int(index)).initialize(to: .uninitialized)
      index += 1
    }
  }

  /// Releases the values of a frame that ends, the last ones first, which is visible with a
  /// `deinit`.
  @inline(__always) func drop(downFrom end: Int32) {
    var slot = slots + Int(end)
    while slot > slots {
      slot -= 1
      slot.drop()
    }
  }

  /// Releases the values of a frame that ends, down to a register.
  @inline(__always) func drop(downFrom end: Int32, to start: Int32) {
    var slot = slots + Int(end)
    while slot > slots + Int(start) {
      slot -= 1
      slot.drop()
    }
  }

  /// Releases the values of a frame that ends, except the registers whose bits are set.
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

  /// Returns the register's address, valid until the stack moves.
  @inline(__always) func place(_ index: Int32) -> UnsafeMutablePointer<Value> {
    slots + Int(index)
  }

  /// Returns the number of elements of an array; nil if the register contains no array.
  @inline(__always) func elementCount(_ index: Int32) -> Int? {
    place(index).array?.pointee.count
  }

  /// Returns an element of an array.
  @inline(__always) func element(_ position: Int, of index: Int32) -> Value {
    guard let elements = place(index).array else { return .uninitialized }
    return elements.pointee[position]
  }

  /// Moves consecutive values out.
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
  /// Writes a value, and releases the old one.
  @inline(__always) func put(_ value: consuming Value) {
    if pointee.isPlain {
      initialize(to: value)
    } else {
      replace(by: value)
    }
  }

  /// Leaves a plain value.
  @inline(__always) fileprivate func drop() {
    if !pointee.isPlain { replace(by: .uninitialized) }
  }

  @inline(never) private func replace(by value: consuming Value) {
    let old = move()
    initialize(to: value)
    _ = consume old
  }
}

/// The arguments of a built-in function, in place. Valid during the call.
package struct Arguments: RandomAccessCollection {
  let start: UnsafeMutablePointer<Value>
  package let count: Int

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  @inline(__always) package subscript(index: Int) -> Value {
    unsafeAddress {
      precondition(index >= 0 && index < count, "the index is that of an argument")
      return UnsafePointer(start + index)
    }
  }

  /// Returns the arguments without the last one.
  func dropLast() -> Arguments { Arguments(start: start, count: Swift.max(0, count - 1)) }

  /// Calls the closure with arguments of which the first is elsewhere.
  static func with<Result>(
    _ first: Value, _ others: Arguments, _ body: (Arguments) throws(Trap) -> Result
  ) throws(Trap) -> Result {
    let count = others.count + 1
    let outcome = withUnsafeTemporaryAllocation(of: Value.self, capacity: count) {
      buffer -> Swift.Result<Result, Trap> in
      guard let start = buffer.baseAddress else {
        preconditionFailure("memory for at least one value has an address")
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

  /// Calls the closure with arguments that are elsewhere.
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

/// The values of all frames of a fiber, one frame above the other.
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
      precondition(index >= 0 && index < capacity, "the index is in the stack")
      return UnsafePointer(values + index)
    }
    unsafeMutableAddress {
      precondition(index >= 0 && index < capacity, "the index is in the stack")
      return values + index
    }
  }

  /// Valid until the stack moves.
  @inline(__always) func place(_ index: Int) -> UnsafeMutablePointer<Value> {
    precondition(index >= 0 && index < capacity, "the index is in the stack")
    return values + index
  }

  /// Makes room for this many values in total.
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
  /// Equal for two types only if the types are equal: the address of the instance or of the parts,
  /// as long as the type is retained.
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
  /// Whether it consists only of its bits, so that releasing it does nothing.
  @inline(__always) var isPlain: Bool {
    switch self {
    case .uninitialized, .void, .bool, .int, .double, .none: true
    default: false
    }
  }
}
