import Synchronization

/// A type of the program with its type arguments: `Pair<Int, String>`; what its values carry.
///
/// There is one for each list of arguments, so that comparing types compares references.
package final class TypeInstance: Sendable {
  package let descriptor: TypeDescriptor
  /// Those of enclosing generic types first.
  package let arguments: [RuntimeType]
  let extent: TypeExtent
  private let parent = Mutex<Parent>(.unknown)

  private enum Parent {
    case unknown
    case known(TypeInstance?)
  }

  fileprivate init(descriptor: TypeDescriptor, arguments: [RuntimeType]) {
    self.descriptor = descriptor
    self.arguments = arguments
    extent = TypeExtent(of: arguments)
  }

  /// The superclass with the arguments that this class gives it.
  package var superclass: TypeInstance? {
    if case .known(let instance) = parent.withLock({ $0 }) { return instance }
    let instance = descriptor.superclass.map { superclass in
      superclass.instance(
        descriptor.superclassArguments.map { $0.substituting(Substitution(arguments)) })
    }
    parent.withLock { $0 = .known(instance) }
    return instance
  }

  /// This type, or the superclass of it that the descriptor is of.
  package func ancestor(_ descriptor: TypeDescriptor) -> TypeInstance? {
    var current: TypeInstance? = self
    while let instance = current {
      if instance.descriptor === descriptor { return instance }
      current = instance.superclass
    }
    return nil
  }

  package func isOrInherits(from other: TypeInstance) -> Bool {
    self === other || ancestor(other.descriptor) === other
  }
}

extension TypeInstance: Hashable {
  package static func == (left: TypeInstance, right: TypeInstance) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The instances of one type: made once each, and kept.
struct TypeInstances: ~Copyable {
  private struct Made {
    var all: [[RuntimeType]: TypeInstance] = [:]
    /// The one that was asked for last, which a loop asks for again.
    var last: TypeInstance?
  }

  private let made = Mutex(Made())

  func instance(of descriptor: TypeDescriptor, _ arguments: [RuntimeType]) -> TypeInstance {
    made.withLock { made in
      if let last = made.last, last.arguments == arguments { return last }
      let known = made.all[arguments]
      let instance = known ?? TypeInstance(descriptor: descriptor, arguments: arguments)
      if known == nil { made.all[arguments] = instance }
      made.last = instance
      return instance
    }
  }
}
