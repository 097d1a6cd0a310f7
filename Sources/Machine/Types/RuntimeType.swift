/// A type as casts, metatypes, type arguments and printing need it.
///
/// A template is a type that mentions type parameters by index, `Self`, or associated types; it
/// stands in conformances and in code, and becomes a type by substitution.
package indirect enum RuntimeType: Hashable, Sendable {
  case void, bool, int, double, string, character, duration, any, anyObject, float
  /// An integer type other than `Int`.
  case integer(IntegerKind)
  case optional(RuntimeType)
  case array(RuntimeType)
  case dictionary(RuntimeType, RuntimeType)
  case set(RuntimeType)
  case range(RangeKind, RuntimeType)
  /// Labels are empty if no element has one.
  case tuple([RuntimeType], labels: [String?] = [])
  /// A function type, by its spelling; casts to it match any function.
  case function(String)
  /// The same with its parts, so that type arguments can be put in.
  case functionType(FunctionType)
  case nominal(TypeInstance)
  case existential(Existential)
  /// A type only the host makes values of, by its name.
  case native(String)
  case metatype(RuntimeType)

  // MARK: In templates only
  case parameter(Int)
  /// The type that conforms, in a conformance's templates.
  case selfType
  /// The associated type with this index that the protocol declares.
  case associated(RuntimeType, ProtocolDescriptor, index: Int)
}

/// The kinds of ranges, by the names of their types.
package enum RangeKind: String, Hashable, Sendable {
  case halfOpen = "Range"
  case closed = "ClosedRange"
  case from = "PartialRangeFrom"
  case upTo = "PartialRangeUpTo"
  case through = "PartialRangeThrough"
  case unbounded = "UnboundedRange"
}

/// The parts of a function type.
package struct FunctionType: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    package var type: RuntimeType
    package var isInout: Bool

    package init(_ type: RuntimeType, isInout: Bool = false) {
      self.type = type
      self.isInout = isInout
    }
  }

  package var parameters: [Parameter]
  package var result: RuntimeType
  package var isAsync: Bool
  package var isThrowing: Bool
  /// What it throws, where it says more than `throws`.
  package var thrown: RuntimeType?
  package var isSendable: Bool
  /// The global actor that it runs on.
  package var actor: RuntimeType?
  /// `nonisolated(nonsending)`
  package var isCallerIsolated: Bool

  package init(
    parameters: [Parameter], result: RuntimeType, isAsync: Bool = false, isThrowing: Bool = false,
    thrown: RuntimeType? = nil, isSendable: Bool = false, actor: RuntimeType? = nil,
    isCallerIsolated: Bool = false
  ) {
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.thrown = thrown
    self.isSendable = isSendable
    self.actor = actor
    self.isCallerIsolated = isCallerIsolated
  }
}

/// `any P & Q`, with what else it asks for.
package struct Existential: Hashable, Sendable {
  package var protocols: [ProtocolDescriptor]
  /// `& AnyObject`
  package var isClassBound: Bool
  /// `Base & P`
  package var superclass: TypeInstance?

  package init(
    _ protocols: [ProtocolDescriptor], isClassBound: Bool = false, superclass: TypeInstance? = nil
  ) {
    self.protocols = protocols
    self.isClassBound = isClassBound
    self.superclass = superclass
  }
}
