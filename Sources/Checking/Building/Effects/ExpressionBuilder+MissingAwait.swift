import CheckedTree
import Machine
import Reading

/// A suspension point that no `await` covers.
struct OpenWait {
  var position: Position
  var crossing: IsolationMessage?
}

extension ExpressionBuilder {
  /// Builds a whole expression, for which one `await` is enough. Without it, one error stands at the
  /// beginning of the expression, as one `await` would.
  func whole(_ term: Term, _ build: () -> Expression) -> Expression {
    if coverage.hasAwait { return build() }
    let outer = openWaits
    openWaits = []
    let result = build()
    let waits = openWaits ?? []
    openWaits = outer
    // An asynchronous property of an actor is one access that waits for two reasons.
    let isOne = waits.allSatisfy { $0.position == waits[0].position }
    if isOne, let wait = waits.first(where: { $0.crossing != nil }), let crossing = wait.crossing {
      checker.report(crossing, at: wait.position)
    } else if !waits.isEmpty {
      checker.report(EffectMessage.callWithoutAwait, at: awaited(term).start)
    }
    return result
  }

  /// The part of the expression that `await` is written before.
  private func awaited(_ term: Term) -> Term {
    if case .assignment(_, let value) = term.kind { value } else { term }
  }
}
