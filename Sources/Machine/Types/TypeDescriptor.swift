import Synchronization

/// The runtime information about a type of the program.
package final class TypeDescriptor: Sendable {
  package enum Kind: Sendable { case structure, enumeration, `class` }

  package struct Case: Sendable {
    package let name: String
    package let labels: [String?]
    /// For enums with raw values, which still print and compare by case.
    package let rawValue: Value?
    /// The types of the payload, as templates; empty unless code reflects values.
    package var payloadTypes: [RuntimeType] = []
    /// Whether the payload is behind a pointer; known if the types of the payload are.
    package var isIndirect = false

    package init(name: String, labels: [String?], rawValue: Value? = nil) {
      self.name = name
      self.labels = labels
      self.rawValue = rawValue
    }
  }

  /// The properties that are set after the type is made.
  private struct Members {
    var fieldNames: [String] = []
    var shownNames: [String] = []
    var fieldTypes: [RuntimeType] = []
    var cases: [Case] = []
    var superclassArguments: [RuntimeType] = []
    var parameterCounts: [Int] = []
    var slots: [Int: Function] = [:]
    var deinitializer: Deinitializer?
    var description: Conformance?
    var debugDescription: Conformance?
  }

  package let kind: Kind
  /// Whether a class is an actor.
  package let isActor: Bool
  /// The name without module or enclosing types: `Model`.
  package let name: String
  /// The name as in Swift's debug descriptions: `main.Outer.Model`.
  package let qualifiedName: String
  /// The qualified name as `debugPrint` shows it. It mentions extensions of other modules:
  /// `(extension in main):Swift.Int.Model`.
  package let printedName: String
  package let superclass: TypeDescriptor?
  /// For a type-erased box such as `AnyHashable`: the protocol of its one field. Casts to the box
  /// wrap such values, and casts from it unwrap them.
  package let boxed: ProtocolDescriptor?
  // Lowering fills it in. A later extension may add to it while older code runs.
  private let members = Mutex(Members())
  private let instances = TypeInstances()
  // Read whenever an object is released.
  private let hasDeinitializer = Atomic(false)

  package init(
    kind: Kind, isActor: Bool = false, name: String, qualifiedName: String,
    printedName: String? = nil, superclass: TypeDescriptor? = nil,
    boxed: ProtocolDescriptor? = nil
  ) {
    self.kind = kind
    self.isActor = isActor
    self.name = name
    self.qualifiedName = qualifiedName
    self.printedName = printedName ?? qualifiedName
    self.superclass = superclass
    self.boxed = boxed
  }

  /// The names of stored properties in order, the superclass's first.
  package var fieldNames: [String] {
    get { members.withLock { $0.fieldNames } }
    set { members.withLock { $0.fieldNames = newValue } }
  }

  /// The names of stored properties as traces show them: the storage of a wrapper or of a macro has
  /// the name of the property that uses it.
  package var shownNames: [String] {
    get { members.withLock { $0.shownNames.isEmpty ? $0.fieldNames : $0.shownNames } }
    set { members.withLock { $0.shownNames = newValue } }
  }

  /// The types of its own stored properties, not of the superclass's, as templates; empty unless code
  /// reflects values.
  package var fieldTypes: [RuntimeType] {
    get { members.withLock { $0.fieldTypes } }
    set { members.withLock { $0.fieldTypes = newValue } }
  }

  package var cases: [Case] {
    get { members.withLock { $0.cases } }
    set { members.withLock { $0.cases = newValue } }
  }

  // MARK: Generic types

  /// Returns the type with these arguments, those of enclosing types first.
  package func instance(_ arguments: [RuntimeType]) -> TypeInstance {
    instances.instance(of: self, arguments)
  }

  /// The type, if it isn't generic.
  package var plain: TypeInstance { instance([]) }

  /// The class's arguments to its superclass, in terms of its own parameters.
  package var superclassArguments: [RuntimeType] {
    get { members.withLock { $0.superclassArguments } }
    set { members.withLock { $0.superclassArguments = newValue } }
  }

  /// The number of parameters of each enclosing type, then of the type itself. Needed only for a
  /// type inside a generic one.
  package var parameterCounts: [Int] {
    get { members.withLock { $0.parameterCounts } }
    set { members.withLock { $0.parameterCounts = newValue } }
  }

  // MARK: Members

  /// Sets the class's method for a slot, its own or an override.
  package func set(_ method: Function, in slot: MethodSlot) {
    members.withLock { $0.slots[slot.index] = method }
    DispatchSite.noteChange()
  }

  /// All methods in its own slots.
  var methods: [Function] {
    members.withLock { members in
      members.slots.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// Returns the method in the slot of the class, or of the nearest superclass with one.
  package func method(_ slot: MethodSlot) -> Function? {
    members.withLock { $0.slots[slot.index] } ?? superclass?.method(slot)
  }

  /// The deinitializer of the class itself, not of its superclass.
  package var deinitializer: Deinitializer? {
    get { hasDeinitializer.load(ordering: .relaxed) ? members.withLock { $0.deinitializer } : nil }
    set {
      members.withLock { $0.deinitializer = newValue }
      hasDeinitializer.store(newValue != nil, ordering: .releasing)
    }
  }

  /// The deinitializers of the class and its superclasses, in execution order.
  package var deinitializers: [Deinitializer] {
    var found: [Deinitializer] = []
    var current: TypeDescriptor? = self
    while let descriptor = current {
      if let own = descriptor.deinitializer {
        found.append(own)
        if own.coversSuperclasses { break }
      }
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
