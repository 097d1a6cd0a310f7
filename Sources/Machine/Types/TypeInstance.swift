import Synchronization

/// A type of the program with its type arguments, such as `Pair<Int, String>`. Its values refer to
/// it.
///
/// There is one object for each list of arguments, so that comparing types compares references.
package final class TypeInstance: Sendable {
  package let descriptor: TypeDescriptor
  /// The arguments, those of enclosing generic types first.
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

  /// The superclass with the arguments from this class.
  package var superclass: TypeInstance? {
    if case .known(let instance) = parent.withLock({ $0 }) { return instance }
    let instance = descriptor.superclass.map { superclass in
      superclass.instance(
        descriptor.superclassArguments.map { $0.substituting(RuntimeSubstitution(arguments)) })
    }
    parent.withLock { $0 = .known(instance) }
    return instance
  }

  /// Returns this type, or its superclass with the descriptor.
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

/// The instances of one type, each made once and never freed.
struct TypeInstances: ~Copyable {
  private struct Made {
    var all: [[RuntimeType]: TypeInstance] = [:]
    /// The last instance that was looked up, which a loop looks up again.
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
