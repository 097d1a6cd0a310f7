/// The facts about a value's type that an allocation needs.
@usableFromInline
struct ValueKind {
  @usableFromInline let size: Int
  @usableFromInline let alignment: Int
  /// Whether the value needs no deinitialization.
  @usableFromInline let isTrivial: Bool

  @inlinable
  init<Value>(_ type: Value.Type) {
    size = MemoryLayout<Value>.size
    alignment = MemoryLayout<Value>.alignment
    isTrivial = _isPOD(type)
  }

  /// Whether the value is no larger than an existential of one protocol, or two closures. All small
  /// values use memory of one size.
  var isSmall: Bool {
    size <= OverrideMemory.smallSize && alignment <= OverrideMemory.smallAlignment
  }
}

/// Memory for an override.
struct OverrideMemory {
  fileprivate static let smallSize = 40
  fileprivate static let smallAlignment = 16

  let block: UnsafeMutableRawPointer
  /// The address of the value, which may not be initialized yet.
  let address: UnsafeMutableRawPointer
  /// The kind of the value at the address, which may be uninitialized or already destroyed.
  var kind: ValueKind
}

extension OverrideMemory {
  /// Allocates memory. All small values use the same size, so that their memory can be reused.
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
