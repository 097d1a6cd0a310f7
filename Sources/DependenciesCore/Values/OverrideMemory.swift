/// What is to be known of the type of a value in order to make room for it.
@usableFromInline
struct ValueKind {
  @usableFromInline let size: Int
  @usableFromInline let alignment: Int
  /// Whether nothing needs to be done to end the life of the value.
  @usableFromInline let isTrivial: Bool

  @inlinable
  init<Value>(_ type: Value.Type) {
    size = MemoryLayout<Value>.size
    alignment = MemoryLayout<Value>.alignment
    isTrivial = _isPOD(type)
  }

  /// Whether it is an existential of one protocol, two closures or the like, or less; they all get
  /// the same memory.
  var isSmall: Bool {
    size <= OverrideMemory.smallSize && alignment <= OverrideMemory.smallAlignment
  }
}

/// Memory for an override.
struct OverrideMemory {
  fileprivate static let smallSize = 40
  fileprivate static let smallAlignment = 16

  let block: UnsafeMutableRawPointer
  /// Where the value is, or will be.
  let address: UnsafeMutableRawPointer
  /// Of the value that is, was, or will be there.
  var kind: ValueKind
}

extension OverrideMemory {
  /// For any small value the same, so that it can be used again.
  init(for kind: ValueKind) {
    let alignment = max(
      Override.headerAlignment, kind.isSmall ? Self.smallAlignment : kind.alignment)
    let offset = (Override.headerSize + alignment - 1) & ~(alignment - 1)
    block = allocateMemory(
      offset + (kind.isSmall ? Self.smallSize : kind.size), alignment: alignment)
    address = block + offset
    self.kind = kind
  }

  func free() { freeMemory(block) }
}
