/// How a type meets a protocol's requirements: those the protocol declares itself.
///
/// Templates are over the arguments of the conforming type.
package final class Conformance: Sendable {
  package enum Condition: Sendable {
    case conforms(RuntimeType, ProtocolDescriptor)
    case same(RuntimeType, RuntimeType)
    /// The second is a class, or an existential of nothing but objects.
    case inherits(RuntimeType, from: RuntimeType)
  }

  package let constructor: TypeConstructor
  /// By the index of the requirement; nil where there is none, as for a default of the resolver's.
  package let witnesses: [Witness?]
  /// By the index of the associated type.
  package let typeWitnesses: [RuntimeType?]
  /// What must hold of the arguments, checked by casts.
  package let conditions: [Condition]
  /// The types whose conformances the built-in `==`, `hash` or `<` depends on, where the conformance
  /// is built in or synthesized; nil where the program says itself how.
  package let nativeParts: [RuntimeType]?
  /// The requirements that the type leaves to whoever asks: their witnesses only stand in.
  package let absent: Set<Int>
  /// Of these, the ones that the protocol's own extension stands in for; a protocol that refines it
  /// may have another default, which holds only where both conformances are declared together.
  package let fixed: Set<Int>

  package init(
    _ constructor: TypeConstructor, witnesses: [Witness?] = [],
    typeWitnesses: [RuntimeType?] = [], conditions: [Condition] = [],
    nativeParts: [RuntimeType]? = nil, absent: Set<Int> = [], fixed: Set<Int> = []
  ) {
    self.constructor = constructor
    self.witnesses = witnesses
    self.typeWitnesses = typeWitnesses
    self.conditions = conditions
    self.nativeParts = nativeParts
    self.absent = absent
    self.fixed = fixed
  }
}

/// What meets a requirement: code, or a member of a class that a subclass may override.
package struct Witness: Sendable {
  package enum Implementation: Sendable {
    case function(Function)
    case method(MethodSlot)
  }

  package let implementation: Implementation
  /// Templates of the types that it takes before the requirement's own.
  package let types: [RuntimeType]
  /// Whether it takes the value of `self` where the requirement, being mutating, is given a cell.
  package let opensSelf: Bool

  package init(
    _ implementation: Implementation, types: [RuntimeType] = [], opensSelf: Bool = false
  ) {
    self.implementation = implementation
    self.types = types
    self.opensSelf = opensSelf
  }
}
