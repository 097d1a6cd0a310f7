/// Memory for one value, whose type only its owner and the readers know.
///
/// A generic class would do the same more plainly; but to read from it, code that is generic itself
/// has to look up the class's metadata, which costs more than the rest of the read.
struct Payload: @unchecked Sendable {
  // Sendable because the value is: it is a key's, and written before anyone else knows the address.

  private let address: UnsafeMutableRawPointer

  init(for record: Unmanaged<KeyRecord>) {
    address = record._withUnsafeGuaranteedRef { $0.allocate() }
  }

  func initialize<Value>(to value: Value) {
    address.initializeMemory(as: Value.self, to: value)
  }

  /// A copy of the value; `type` must be the type with which it was initialized.
  func value<Value>(as type: Value.Type) -> Value {
    address.assumingMemoryBound(to: type).pointee
  }

  func deinitialize(for record: Unmanaged<KeyRecord>) {
    record._withUnsafeGuaranteedRef { $0.deinitializeValue(at: address) }
  }

  func deallocate() { address.deallocate() }
}
