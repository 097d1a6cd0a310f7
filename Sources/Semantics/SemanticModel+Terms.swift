package import Machine
package import Reading
package import SwiftSyntax

/// Terms that no text has, such as the call of a wrapper's initializer.
extension SemanticModel {
  package func makeTermID() -> Int { terms.next() }

  package func makeTerm(_ kind: Term.Kind, at position: Position, syntax: Syntax? = nil) -> Term {
    Term(id: makeTermID(), kind, position: position, syntax: syntax)
  }

  package func makeName(_ name: String, at position: Position) -> Term {
    makeTerm(.name(Term.Name(name)), at: position)
  }

  /// `base.name(label: argument, …)`
  package func makeCall(
    _ base: Term, _ name: String, _ arguments: [(label: String?, value: Term)] = [],
    at position: Position
  ) -> Term {
    let callee = makeTerm(.member(base, Term.Name(name), position: position), at: position)
    return makeTerm(
      .call(
        callee,
        Term.Arguments(
          list: arguments.map { Term.Argument(label: $0.label, value: $0.value) }, end: position)),
      at: position)
  }
}
