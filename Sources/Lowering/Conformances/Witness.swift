/// What meets a requirement.
struct Witness {
  enum Origin {
    /// A member of the type or a superclass, an operator of the top level, or a case.
    case member
    /// From a protocol's extension.
    case byDefault(ProtocolDeclaration)
    /// Written by the language.
    case synthesized
  }

  /// A function, property, subscript or case.
  var declaration: Declaration
  /// What the declaration's generic parameters stand for, those of its owner (a protocol's `Self`)
  /// and its own: in terms of the conforming type's parameters and the requirement's own.
  var substitution: Substitution
  var origin = Origin.member
}

/// The answer to the question what meets a requirement.
enum WitnessResolution {
  /// Being looked for.
  case resolving
  /// The problems keep it from being right, but it is what is meant.
  case found(Witness, problems: [WitnessProblem])
  /// Nothing fits; the candidates that have the name, with what is wrong with each.
  case missing([(candidate: Declaration, mismatch: WitnessMismatch)])

  var witness: Witness? { if case .found(let witness, _) = self { witness } else { nil } }
}

/// Why a candidate isn't what a requirement asks for.
enum WitnessMismatch {
  case kind
  case operatesOnType, operatesOnInstance
  case labels
  case type(String)
  case throwing, asynchronous
  case notRethrowing
  case mutating
  case notSettable
  case unmetCondition(GenericRequirement)

  /// How near it comes, to say something of the nearest only.
  var rank: Int {
    switch self {
    case .kind: 0
    case .type: 1
    case .unmetCondition: 2
    case .operatesOnType, .operatesOnInstance, .throwing, .asynchronous, .notRethrowing, .mutating,
      .notSettable:
      3
    case .labels: 4
    }
  }
}

/// What is wrong with the member that meets a requirement.
enum WitnessProblem {
  case access(Access)
  case setterAccess(Access)
  case failable
  case notRequired
  case mustReturnSelf
  case sendability
  /// It runs on an actor, and the requirement may be called from anywhere.
  case isolation(Isolation)
}
