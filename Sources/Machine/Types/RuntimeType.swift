/// A type for casts, metatypes, type arguments and printing.
///
/// A template contains type parameters by index, `Self`, or associated types. Conformances and code
/// contain templates, and substitution makes types from them.
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
  /// A function type by its spelling. Casts to it match any function.
  case function(String)
  /// A function type by its parts, which allows substitution.
  case functionType(RuntimeFunctionType)
  case nominal(TypeInstance)
  case existential(RuntimeExistential)
  /// A type whose values only the host makes, by its name.
  case native(String)
  case metatype(RuntimeType)

  // MARK: In templates only
  /// A type that only the host makes values of, whose arguments are templates. With its arguments it
  /// is `native`.
  case nativeTemplate(String, [RuntimeType])
  case parameter(Int)
  /// The conforming type, in a conformance's templates.
  case selfType
  /// The associated type with this index in the protocol.
  case associated(RuntimeType, ProtocolDescriptor, index: Int)
}

/// The kinds of ranges, by their types' names.
package enum RangeKind: String, Hashable, Sendable {
  case halfOpen = "Range"
  case closed = "ClosedRange"
  case from = "PartialRangeFrom"
  case upTo = "PartialRangeUpTo"
  case through = "PartialRangeThrough"
  case unbounded = "UnboundedRange"
}

/// The parts of a function type.
package struct RuntimeFunctionType: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    package var type: RuntimeType
    package var isInout: Bool
    package var isVariadic: Bool

    package init(_ type: RuntimeType, isInout: Bool = false, isVariadic: Bool = false) {
      self.type = type
      self.isInout = isInout
      self.isVariadic = isVariadic
    }
  }

  package var parameters: [Parameter]
  package var result: RuntimeType
  package var isAsync: Bool
  package var isThrowing: Bool
  /// The thrown type, if it is typed.
  package var thrown: RuntimeType?
  package var isSendable: Bool
  /// The global actor of the function.
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

/// `any P & Q`, with its other constraints.
package struct RuntimeExistential: Hashable, Sendable {
  package var protocols: [ProtocolDescriptor]
  /// `& AnyObject`
  package var isClassBound: Bool
  /// `Base & P`
  package var superclass: TypeInstance?
  /// The associated types that it names: `any P<Int>`.
  package var arguments: [Argument]

  package struct Argument: Hashable, Sendable {
    package let declaring: ProtocolDescriptor
    package let index: Int
    package var type: RuntimeType

    package init(_ declaring: ProtocolDescriptor, index: Int, type: RuntimeType) {
      self.declaring = declaring
      self.index = index
      self.type = type
    }
  }

  package init(
    _ protocols: [ProtocolDescriptor], isClassBound: Bool = false,
    superclass: TypeInstance? = nil, arguments: [Argument] = []
  ) {
    self.protocols = protocols
    self.isClassBound = isClassBound
    self.superclass = superclass
    self.arguments = arguments
  }
}
