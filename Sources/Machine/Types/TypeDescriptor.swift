import Synchronization

/// What a value of a user's type needs to know at run time.
package final class TypeDescriptor: Sendable {
  package enum Kind: Sendable { case structure, enumeration, `class` }

  package struct Case: Sendable {
    package let name: String
    package let labels: [String?]
    /// For enums with raw values, which print and compare by case all the same.
    package let rawValue: Value?

    package init(name: String, labels: [String?], rawValue: Value? = nil) {
      self.name = name
      self.labels = labels
      self.rawValue = rawValue
    }
  }

  /// What is filled in after the type is made.
  private struct Members {
    var fieldNames: [String] = []
    var cases: [Case] = []
    var superclassArguments: [RuntimeType] = []
    var parameterCounts: [Int] = []
    var slots: [Int: Function] = [:]
    var deinitializer: Deinitializer?
    var description: Conformance?
    var debugDescription: Conformance?
  }

  package let kind: Kind
  /// Without module or enclosing types: `Model`.
  package let name: String
  /// As Swift's debug printing qualifies it: `main.Outer.Model`.
  package let qualifiedName: String
  package let superclass: TypeDescriptor?
  /// Of a type-erased box such as `AnyHashable`: what its one field conforms to. Casts to the box
  /// wrap such values, and casts from it look inside.
  package let boxed: ProtocolDescriptor?
  // Lowering fills it in; a later extension may add to it while older code runs.
  private let members = Mutex(Members())
  private let instances = TypeInstances()
  // Asked for whenever an object goes away.
  private let hasDeinitializer = Atomic(false)

  package init(
    kind: Kind, name: String, qualifiedName: String, superclass: TypeDescriptor? = nil,
    boxed: ProtocolDescriptor? = nil
  ) {
    self.kind = kind
    self.name = name
    self.qualifiedName = qualifiedName
    self.superclass = superclass
    self.boxed = boxed
  }

  /// Names of stored properties in order, the superclass's first.
  package var fieldNames: [String] {
    get { members.withLock { $0.fieldNames } }
    set { members.withLock { $0.fieldNames = newValue } }
  }

  package var cases: [Case] {
    get { members.withLock { $0.cases } }
    set { members.withLock { $0.cases = newValue } }
  }

  // MARK: Generic types

  /// The type with these arguments, those of enclosing types first.
  package func instance(_ arguments: [RuntimeType]) -> TypeInstance {
    instances.instance(of: self, arguments)
  }

  /// The type, where it is not generic.
  package var plain: TypeInstance { instance([]) }

  /// What the class gives its superclass, over its own parameters.
  package var superclassArguments: [RuntimeType] {
    get { members.withLock { $0.superclassArguments } }
    set { members.withLock { $0.superclassArguments = newValue } }
  }

  /// How many parameters each enclosing type declares, then the type itself; needed only for a type
  /// inside of a generic one.
  package var parameterCounts: [Int] {
    get { members.withLock { $0.parameterCounts } }
    set { members.withLock { $0.parameterCounts = newValue } }
  }

  // MARK: Members

  /// Gives the class its method for a slot, its own or an override.
  package func set(_ method: Function, in slot: MethodSlot) {
    members.withLock { $0.slots[slot.index] = method }
    DispatchSite.noteChange()
  }

  /// All that it has in slots itself.
  var methods: [Function] {
    members.withLock { members in
      members.slots.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// What the class or the nearest superclass with one has in the slot.
  package func method(_ slot: MethodSlot) -> Function? {
    members.withLock { $0.slots[slot.index] } ?? superclass?.method(slot)
  }

  /// Of the class itself, not of its superclass.
  package var deinitializer: Deinitializer? {
    get { hasDeinitializer.load(ordering: .relaxed) ? members.withLock { $0.deinitializer } : nil }
    set {
      members.withLock { $0.deinitializer = newValue }
      hasDeinitializer.store(newValue != nil, ordering: .releasing)
    }
  }

  /// Those of the class and its superclasses, in the order they run in.
  package var deinitializers: [Deinitializer] {
    var found: [Deinitializer] = []
    var current: TypeDescriptor? = self
    while let descriptor = current {
      if let own = descriptor.deinitializer { found.append(own) }
      current = descriptor.superclass
    }
    return found
  }

  /// Its conformance to `CustomStringConvertible`, whose only requirement is `description`.
  package var description: Conformance? {
    get { members.withLock { $0.description } }
    set { members.withLock { $0.description = newValue } }
  }

  /// Its conformance to `CustomDebugStringConvertible`, whose only requirement is
  /// `debugDescription`.
  package var debugDescription: Conformance? {
    get { members.withLock { $0.debugDescription } }
    set { members.withLock { $0.debugDescription = newValue } }
  }

  package func isOrInherits(from other: TypeDescriptor) -> Bool {
    self === other || (superclass?.isOrInherits(from: other) ?? false)
  }
}

extension TypeDescriptor: Hashable {
  package static func == (left: TypeDescriptor, right: TypeDescriptor) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
