import Machine
import Reading

/// What must hold between types for an expression to be right.
///
/// Those that can be settled at once never become one of these: only what waits for a type variable.
final class Constraint {
  enum Kind {
    case convert(Type, Type, Contextual.Purpose)
    case equal(Type, Type)
    case conforms(Type, ProtocolDeclaration)
    case inherits(Type, superclass: Type)
    case classBound(Type)
    /// The type is one that the literal can have.
    case literal(Type, Literal)
    /// `base.Associated` is the result.
    case memberType(Type, AssociatedType, Type)
    /// The first is an optional of the second.
    case optionalObject(Type, Type)
    /// The second is the first if that is optional, else its optional.
    case flattened(Type, Type)
    /// The first is one of the others, the earlier the better: an implicitly unwrapped optional.
    case either(Type, [Type])
    /// A member of a base whose type isn't known yet.
    case member(MemberUse)
    /// One of several declarations.
    case overload(OverloadUse)
    /// A call of a value whose type isn't known yet.
    case call(CallUse, callee: Type)
    case closure(ClosureUse)
    case branching(Term, Type)
    case keyPath(KeyPathUse)
  }

  let kind: Kind
  /// What a message is about.
  let term: Term
  /// Its place among the pending ones; nil when it isn't one of them.
  var place: Int?
  /// The last look through a variable's constraints that met it.
  var look = 0
  /// Position in the list of pending ones' order of making.
  let number: Int

  init(_ kind: Kind, term: Term, number: Int) {
    self.kind = kind
    self.term = term
    self.number = number
  }

  var isPending: Bool { place != nil }
}

/// What a literal asks of its type.
enum Literal: Equatable {
  case integer, floating, boolean, interpolation, nothing
  /// A single character can be a `Character` as well.
  case string(isCharacter: Bool)
  case array(element: Type)
  case dictionary(key: Type, value: Type)

  var isNumber: Bool { self == .integer || self == .floating }

  var isText: Bool {
    switch self {
    case .string, .interpolation: true
    default: false
    }
  }

  var protocolName: String {
    switch self {
    case .integer: "ExpressibleByIntegerLiteral"
    case .floating: "ExpressibleByFloatLiteral"
    case .boolean: "ExpressibleByBooleanLiteral"
    case .interpolation: "ExpressibleByStringInterpolation"
    case .nothing: "ExpressibleByNilLiteral"
    case .string: "ExpressibleByStringLiteral"
    case .array: "ExpressibleByArrayLiteral"
    case .dictionary: "ExpressibleByDictionaryLiteral"
    }
  }
}

/// How a name is used: as a value, or called with arguments.
enum Use {
  case value
  case call(CallUse)
}

// Uses are passed on and looked at all the time, and never change: as references they cost nothing to
// hand over.

/// A call's or subscript's arguments, and its result.
final class CallUse {
  let term: Term
  let arguments: Term.Arguments
  /// The types of the arguments, in order; closures have variables.
  let types: [Type]
  let result: Type

  init(term: Term, arguments: Term.Arguments, types: [Type], result: Type) {
    self.term = term
    self.arguments = arguments
    self.types = types
    self.result = result
  }
}

/// `base.name`, when the base's type is known at last.
final class MemberUse {
  let term: Term
  let name: Term.Name
  /// Of an instance, or a metatype.
  let base: Type
  /// The type of the member as it is used; of a call, what is called.
  let type: Type
  let use: Use
  /// `.name`: looked up in what is wanted.
  let isImplicit: Bool
  let isSuper: Bool
  /// Whether the base is written as a type's name.
  let baseIsTypeName: Bool

  init(
    term: Term, name: Term.Name, base: Type, type: Type, use: Use, isImplicit: Bool = false,
    isSuper: Bool = false, baseIsTypeName: Bool = false
  ) {
    self.term = term
    self.name = name
    self.base = base
    self.type = type
    self.use = use
    self.isImplicit = isImplicit
    self.isSuper = isSuper
    self.baseIsTypeName = baseIsTypeName
  }
}

/// A name that can mean one of several declarations.
struct OverloadUse {
  struct Candidate {
    var reference: Reference
    /// The owner's generic parameters are known already; those of the declaration are made
    /// variables when it is tried.
    var isFromProtocol = false
    var layer: Int
    var depth: Int
  }

  let term: Term
  let name: Term.Name
  let type: Type
  let use: Use
  var candidates: [Candidate]
  /// A call of an operator; what it can mean is found out when it is tried.
  var isOperator = false
  /// An operator given as a value, as in `reduce(0, +)`; the same holds.
  var isOperatorValue = false
  /// Which term the reference is noted for: the call's for initializers and `callAsFunction`.
  var noteID: Int
}

struct ClosureUse {
  let term: Term
  let closure: ClosureTerm
  let type: Type
}

struct KeyPathUse {
  let term: Term
  let type: Type
  let root: Type
  let value: Type
}

/// Why an attempt failed: facts, worded in `Failure+Diagnostics`.
enum Failure {
  case cannotConvert(Type, Type, Contextual.Purpose, Term)
  case doesNotConform(Type, ProtocolDeclaration, Term)
  case noMember(Type, String, Term)
  /// With what it was found as.
  case notAccessible([Declaration], String, Term)
  case cannotCall(Type, Term)
  case arguments(ArgumentMismatch, function: String, Term)
  case noOverload(String, [Type], Term)
  case notOptional(Type, Term)
  case ambiguous(String, Term)
  case cannotInfer(Term)
  case cannotInferParameter(String, Term)
  /// Two types that have to be the same, where no more is known than that.
  case notEquivalent(Type, Type, Term)
  /// Nothing says what a key path begins with.
  case cannotInferRoot(Term)
  case closureParameters(wanted: Int, given: Int, Term)
  case nested([Diagnostic])
  case literal(Literal, Type, Term)
  case tooComplex(Term)
  case other(String, Term, advice: String?)

  /// How precise the failure is, from "a type can't be inferred" over "these types don't match" to a
  /// mistake inside a closure whose type matches. If several attempts fail, the most precise failure is
  /// reported.
  enum Significance: Comparable { case vague, specific, inside }

  var significance: Significance {
    switch self {
    case .nested: return .inside
    case .cannotInfer, .cannotInferParameter, .cannotInferRoot, .notEquivalent: return .vague
    case .noMember(let base, _, let term):
      // `.loaded` where an overload takes a function, or what isn't known altogether.
      guard case .implicitMember = term.kind, let instance = base.instance else {
        return .specific
      }
      if case .function = instance.kind { return .vague }
      return instance.hasVariables ? .vague : .specific
    default: return .specific
    }
  }
}
