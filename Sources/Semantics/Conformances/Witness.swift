/// The witness for a requirement.
package struct Witness {
  package enum Origin {
    /// A member of the type or a superclass, a global operator, or a case.
    case member
    /// A default implementation from a protocol's extension.
    case byDefault(ProtocolDeclaration)
    /// A synthesized member.
    case synthesized
  }

  /// A function, property, subscript or case.
  package var declaration: Declaration
  /// The substitution for the declaration's own and its owner's generic parameters, including a
  /// protocol's `Self`. It is in terms of the conforming type's parameters and the requirement's
  /// own.
  package var substitution: Substitution
  package var origin = Origin.member
}

/// The result of looking for a requirement's witness.
package enum WitnessResolution {
  /// The search is in progress.
  case resolving
  /// The intended witness, with problems that make it invalid.
  case found(Witness, problems: [WitnessProblem])
  /// No candidate matches. Each candidate has its mismatch.
  case missing([(candidate: Declaration, mismatch: WitnessMismatch)])

  package var witness: Witness? { if case .found(let witness, _) = self { witness } else { nil } }
}

/// Why a candidate doesn't match a requirement.
package enum WitnessMismatch {
  case kind
  case operatesOnType, operatesOnInstance
  case labels
  case type(String)
  case throwing, asynchronous
  case notRethrowing
  case mutating
  case notSettable
  case unmetCondition(GenericRequirement)

  /// How close the candidate is, so that messages mention only the closest.
  package var rank: Int {
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

/// A problem of a requirement's witness.
package enum WitnessProblem {
  case access(Access)
  case setterAccess(Access)
  case failable
  case notRequired
  case mustReturnSelf
  case sendability
  /// The witness is isolated, and the requirement can be called from anywhere.
  case isolation(Isolation)
  /// The witness is isolated, and a call of the requirement waits for its actor, to which it sends values.
  case sending(Isolation)
}
