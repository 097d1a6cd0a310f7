import Machine
import Reading
import Semantics

/// Checks whether a `switch` covers all values of its subject.
extension BodyChecker {
  /// Reports the values that a `switch` without `default` doesn't cover.
  func checkExhaustive(
    _ rows: [SpaceRow], of type: Type, at position: Position, in context: Context
  ) {
    if type.isError { return }
    var algebra = SpaceAlgebra(self, in: context.signature)
    let left = uncovered(by: rows, of: type, &algebra)
    if algebra.isExhausted {
      report(PatternMessage.exhaustivenessTakesTooLong, at: position)
      return
    }
    if left.isEmpty { return }
    // Uncovered values are described by their parts, if the type has any.
    let pieces = left.flatMap { piece -> [Space] in
      if case .all(let type) = piece { return algebra.parts(of: type) ?? [piece] }
      return [piece]
    }
    var seen: Set<String> = []
    let names = pieces.map(\.pattern).filter { seen.insert($0).inserted }
    let messages =
      pieces.contains { !$0.isNameable }
      ? [PatternMessage.addDefault] : names.map { .addCase(pattern: $0) }
    report(
      PatternMessage.switchIsNotExhaustive, at: position,
      notes: messages.map { Diagnostic.Note($0, at: position) })
  }

  private func uncovered(
    by rows: [SpaceRow], of type: Type, _ algebra: inout SpaceAlgebra
  ) -> [Space] {
    var left = algebra.space(of: type)
    for row in rows where !row.hasCondition {
      if left.pieces.isEmpty { return [] }
      left = algebra.subtract(algebra.space(of: row.shape, in: type), from: left)
    }
    return left.pieces
  }
}
