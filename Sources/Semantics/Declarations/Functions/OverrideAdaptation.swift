import CheckedTree
import Machine

/// Conversions for an override whose parameters or result have more or fewer optionals than the
/// overridden function.
///
/// Such an override has a slot of its own, because calls through the superclass expect the
/// superclass's types. Those calls reach a function that converts and then calls the override.
package struct OverrideAdaptation {
  /// The number of optionals to add to each argument.
  package var arguments: [Int]
  /// The number of optionals to add to the result.
  package var result: Int
  /// Whether the overridden function stays on the caller's actor and the override doesn't.
  package var leavesActor: Bool
}

extension SemanticModel {
  /// Nil if the override needs no conversion.
  package func adaptation(
    of function: FunctionDeclaration, to overridden: FunctionDeclaration
  ) -> OverrideAdaptation? {
    guard function.kind == .function || function.kind == .getter,
      let type = function.owner?.type as? NominalDeclaration
    else { return nil }
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
