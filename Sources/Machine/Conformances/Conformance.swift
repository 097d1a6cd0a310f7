/// The witnesses of a type for the requirements that a protocol itself declares.
///
/// Templates refer to the arguments of the conforming type.
package final class Conformance: Sendable {
  package enum Condition: Sendable {
    case conforms(RuntimeType, ProtocolDescriptor)
    case same(RuntimeType, RuntimeType)
    /// The second type is a class, or an existential that contains only objects.
    case inherits(RuntimeType, from: RuntimeType)
  }

  /// The global actor of an isolated conformance (SE-0470).
  package enum Isolation: Sendable {
    case mainActor
    /// The actor that `shared` of a global actor stores.
    case actor(StaticStorage)
  }

  package let constructor: TypeConstructor
  /// Indexed by requirement; nil without a witness, as for the resolver's own defaults.
  package let witnesses: [RuntimeWitness?]
  /// Indexed by associated type.
  package let typeWitnesses: [RuntimeType?]
  /// The constraints on the arguments, which casts check.
  package let conditions: [Condition]
  /// The types whose conformances determine the built-in `==`, `hash` or `<`, for a built-in or
  /// synthesized conformance; nil if the program implements it.
  package let nativeParts: [RuntimeType]?
  /// The requirements that the type doesn't implement. Their witnesses are placeholders.
  package let absent: Set<Int>
  /// The absent requirements whose default is in the protocol's own extension. A refining protocol
  /// may have another default, which applies only if both conformances are declared together.
  package let fixed: Set<Int>
  /// Where casts find the conformance; nil for everywhere.
  package let isolation: Isolation?

  package init(
    _ constructor: TypeConstructor, witnesses: [RuntimeWitness?] = [],
    typeWitnesses: [RuntimeType?] = [], conditions: [Condition] = [],
    nativeParts: [RuntimeType]? = nil, absent: Set<Int> = [], fixed: Set<Int> = [],
    isolation: Isolation? = nil
  ) {
    self.constructor = constructor
    self.witnesses = witnesses
    self.typeWitnesses = typeWitnesses
    self.conditions = conditions
    self.nativeParts = nativeParts
    self.absent = absent
    self.fixed = fixed
    self.isolation = isolation
  }
}

/// An implementation of a requirement: code, or an overridable member of a class.
package struct RuntimeWitness: Sendable {
  package enum Implementation: Sendable {
    case function(Function)
    case method(MethodSlot)
  }

  package let implementation: Implementation
  /// Templates of the types that it takes before the requirement's own.
  package let types: [RuntimeType]
  /// Whether it takes the value of `self`, although the requirement is mutating and takes a cell.
  package let opensSelf: Bool

  package init(
    _ implementation: Implementation, types: [RuntimeType] = [], opensSelf: Bool = false
  ) {
    self.implementation = implementation
    self.types = types
    self.opensSelf = opensSelf
  }
}
