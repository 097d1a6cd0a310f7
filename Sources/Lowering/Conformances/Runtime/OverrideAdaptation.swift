import CheckedTree
import Machine

/// The conversions around an override that takes or gives fewer optionals, or more, than the function
/// that it overrides.
///
/// Such an override has a slot of its own, as calls through the superclass expect the types of the
/// superclass's function: those find a function that converts and then calls the override.
struct OverrideAdaptation {
  /// How many optionals more each argument has for the override.
  var arguments: [Int]
  /// How many optionals more the overridden function's result has.
  var result: Int
  /// Whether the caller stays on its actor for the overridden function, and the override doesn't.
  var leavesActor: Bool
}

extension Checker {
  /// Nil where the override can be called as the overridden function is.
  func adaptation(
    of function: FunctionDeclaration, to overridden: FunctionDeclaration
  ) -> OverrideAdaptation? {
    guard function.kind == .function, let type = function.owner?.type as? NominalDeclaration else {
      return nil
    }
    var substitution = Substitution()
    searchSuperclasses(of: type) { superclass, own in
      guard superclass === overridden.owner?.type else { return false }
      substitution = own
      return true
    }
    let whole = substitution.merging(
      Substitution(overridden.genericParameters, function.genericParameters.map(\.type)))
    func difference(_ type: Type, _ other: Type) -> Int {
      max(0, optionalDepth(type) - optionalDepth(other))
    }
    let mine = function.interface.value
    let theirs = overridden.interface.value
    let arguments = zip(mine.parameters, theirs.parameters).map {
      difference($0.type, substitute($1.type, whole, in: .empty))
    }
    let result = difference(substitute(theirs.result, whole, in: .empty), mine.result)
    let leavesActor =
      theirs.isolation == .caller && mine.isAsync
      && (mine.isolation == .nonisolated || mine.isolation == .unspecified)
    guard leavesActor || result > 0 || arguments.contains(where: { $0 > 0 }) else { return nil }
    return OverrideAdaptation(arguments: arguments, result: result, leavesActor: leavesActor)
  }

  private func optionalDepth(_ type: Type) -> Int {
    var depth = 0
    var current = type
    while current.nominal === core.optional, let inner = current.arguments.first {
      depth += 1
      current = inner
    }
    return depth
  }
}
