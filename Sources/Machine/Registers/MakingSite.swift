import Synchronization

/// An instruction that makes a structure, an enumeration or an object, with the type that it made
/// last.
///
/// A type's instances are never freed while its descriptor is alive, so any thread may read the
/// last one without a lock.
final class MakingSite: Sendable {
  enum Kind: Sendable {
    case structure
    /// Of the case with this index.
    case enumeration(Int)
    /// With this number of fields, which aren't initialized yet.
    case object(Int)
  }

  let kind: Kind
  let descriptor: TypeDescriptor
  /// The number of type arguments, which precede the fields.
  let typeCount: Int
  private let last: Atomic<Unmanaged<TypeInstance>?>

  /// A site that makes values of one type.
  init(_ kind: Kind, _ instance: TypeInstance) {
    (self.kind, descriptor, typeCount) = (kind, instance.descriptor, 0)
    last = Atomic(.passUnretained(instance))
  }

  /// A site that makes values of a generic type.
  init(_ kind: Kind, _ descriptor: TypeDescriptor, typeCount: Int) {
    (self.kind, self.descriptor, self.typeCount) = (kind, descriptor, typeCount)
    last = Atomic(nil)
  }

  /// Returns the type with the arguments that are in consecutive registers.
  @inline(__always) func instance(
    _ arguments: UnsafeMutablePointer<Value>
  ) throws(Trap) -> TypeInstance {
    if let last = last.load(ordering: .acquiring)?._withUnsafeGuaranteedRef({ $0 }),
      typeCount == 0 || areEqual(last.arguments, arguments)
    {
      return last
    }
    return try findInstance(arguments)
  }

  private func areEqual(
    _ types: [RuntimeType], _ arguments: UnsafeMutablePointer<Value>
  ) -> Bool {
    guard types.count == typeCount else { return false }
    for index in 0..<typeCount {
      guard case .type(let type) = arguments[index] else { return false }
      if case .nominal(let one) = type, case .nominal(let other) = types[index] {
        if one !== other { return false }
      } else if type != types[index] {
        return false
      }
    }
    return true
  }

  @inline(never) private func findInstance(
    _ arguments: UnsafeMutablePointer<Value>
  ) throws(Trap) -> TypeInstance {
    var types: [RuntimeType] = []
    for index in 0..<typeCount {
      guard case .type(let type) = arguments[index] else {
        throw Trap(unexpected: arguments[index], wanted: "a type")
      }
      types.append(type)
    }
    let found = descriptor.instance(types)
    last.store(.passUnretained(found), ordering: .releasing)
    return found
  }

  /// For the disassembly: `Phase.idle`.
  var text: String {
    switch kind {
    case .structure: descriptor.name
    case .enumeration(let index): "\(descriptor.name).\(descriptor.caseName(index))"
    case .object: "object \(descriptor.name)"
    }
  }
}
