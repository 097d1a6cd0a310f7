package import Reading
package import Semantics

/// A relation between types that an expression requires.
///
/// A relation that can be settled at once never becomes a constraint. A constraint waits for a type
/// variable.
package final class Constraint {
  package enum Kind {
    case convert(Type, Type, Contextual.Purpose)
    case equal(Type, Type)
    case conforms(Type, ProtocolDeclaration)
    case inherits(Type, superclass: Type)
    case classBound(Type)
    /// The literal can have the type.
    case literal(Type, Literal)
    /// `base.Associated` is the result.
    case memberType(Type, AssociatedType, Type)
    /// The first is an optional of the second.
    case optionalObject(Type, Type)
    /// The second is the first if that is optional, else its optional.
    case flattened(Type, Type)
    /// The first type is one of the others, in order of preference: an implicitly unwrapped
    /// optional.
    case either(Type, [Type])
    /// A member of a base with an unknown type.
    case member(MemberUse)
    /// One of several declarations.
    case overload(OverloadUse)
    /// A call of a value with an unknown type.
    case call(CallUse, callee: Type)
    case closure(ClosureUse)
    case branching(Term, Type)
    case keyPath(KeyPathUse)
  }

  package let kind: Kind
  /// The term that a message points at.
  package let term: Term
  /// The index among the pending constraints; nil if the constraint isn't pending.
  package var place: Int?
  /// The last traversal of a variable's constraints that visited this one.
  package var look = 0
  /// The position in order of creation.
  package let number: Int

  package init(_ kind: Kind, term: Term, number: Int) {
    self.kind = kind
    self.term = term
    self.number = number
  }

  var isPending: Bool { place != nil }
}

/// How a name is used: as a value, or called with arguments.
package enum Use {
  case value
  case call(CallUse)
}

// Uses never change and are passed often. References avoid copies.

/// A call's or subscript's arguments, and its result.
package final class CallUse {
  package let term: Term
  package var arguments: Term.Arguments
  /// The types of the arguments, in order. A closure's type is a variable.
  package let types: [Type]
  package let result: Type

  package init(term: Term, arguments: Term.Arguments, types: [Type], result: Type) {
    self.term = term
    self.arguments = arguments
    self.types = types
    self.result = result
  }
}

/// `base.name`, resolved when the type of `base` becomes known.
package final class MemberUse {
  package let term: Term
  package let name: Term.Name
  /// The type of an instance, or a metatype.
  package let base: Type
  /// The type of the member in this use; in a call, the type of the callee.
  package let type: Type
  package let use: Use
  /// `.name`: looked up in the contextual type.
  package let isImplicit: Bool
  package let isSuper: Bool
  /// Whether the base is a type's name.
  let baseIsTypeName: Bool

  package init(
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
package struct OverloadUse {
  package struct Candidate {
    package var reference: Reference
    /// The owner's generic parameters are already replaced. The declaration's own become variables
    /// when the overload is tried.
    var isFromProtocol = false
    /// Whether it is a member of the type that the contextual optional wraps.
    var isThroughOptional = false
    package var layer: Int
    package var depth: Int
  }

  package let term: Term
  package let name: Term.Name
  package let type: Type
  package let use: Use
  package var candidates: [Candidate]
  /// A call of an operator. Its candidates are looked up when it is tried.
  package var isOperator = false
  /// An operator used as a value, as in `reduce(0, +)`. Its candidates are looked up when it is
  /// tried.
  var isOperatorValue = false
  /// The declarations that are tried first. The others are tried only if these don't fit.
  var favored: Set<ObjectIdentifier> = []
  /// The use of a dynamic member. The candidates are then the subscripts that can find it.
  var dynamicMember: MemberUse?
  /// The term that the reference is recorded for: the call for initializers and `callAsFunction`.
  var noteID: Int
}

package struct ClosureUse {
  package let term: Term
  package let closure: ClosureTerm
  package let type: Type
}

package struct KeyPathUse {
  package let term: Term
  package let type: Type
  package let root: Type
  package let value: Type
}

/// Why an attempt failed: facts, whose words are in `Messages`.
package enum Failure {
  case cannotConvert(Type, Type, Contextual.Purpose, Term)
  /// - Parameter target: The generic declaration that requires the conformance, if known.
  case doesNotConform(Type, ProtocolDeclaration, Term, by: Reference.Target?)
  case noMember(Type, String, Term)
  /// The declarations that the lookup found, and the name.
  case notAccessible([Declaration], String, Term)
  case cannotCall(Type, Term)
  case arguments(ArgumentMismatch, function: String, Term)
  case noOverload(String, [Type], Term)
  case notOptional(Type, Term)
  case ambiguous(String, Term)
  case cannotInfer(Term)
  /// A generic parameter of what the term refers to.
  case cannotInferGeneric(String, Term)
  case cannotInferParameter(String, Term)
  /// Two types that must be the same, without further details.
  case notEquivalent(Type, Type, Term)
  /// The root of a key path can't be inferred.
  case cannotInferRoot(Term)
  case closureParameters(wanted: Int, given: Int, Term)
  case nested([Diagnostic])
  case literal(Literal, Type, Term)
  case tooComplex(Term)
  case other(any DiagnosticMessage, Term)

  /// How precise the failure is, from "a type can't be inferred" over "these types don't match" to a
  /// mistake inside a closure whose type matches. If several attempts fail, the most precise failure is
  /// reported.
  enum Significance: Comparable { case vague, specific, inside }

  var significance: Significance {
    switch self {
    case .nested: return .inside
    case .cannotInfer, .cannotInferGeneric, .cannotInferParameter, .cannotInferRoot, .notEquivalent:
      return .vague
    case .noMember(let base, _, let term):
      // `.loaded` where an overload takes a function, or where the contextual type is open.
      guard case .implicitMember = term.kind, let instance = base.instance else {
        return .specific
      }
      if case .function = instance.kind { return .vague }
      return instance.hasVariables ? .vague : .specific
    default: return .specific
    }
  }
}
