import Machine
import Reading
import SwiftSyntax

/// The expression that a property or variable is declared with, solved once, for its type and for
/// its code.
final class InitialValue {
  /// Nil for what isn't written as it is evaluated; then there is `makeTerm`.
  let syntax: ExprSyntax?
  /// Of a wrapped property: `Wrapper(wrappedValue: value, arguments…)`, looked up in the context.
  let makeTerm: ((Context) -> Term)?
  /// Where it is looked up.
  let context: Context
  /// Its term, and what was found out; nil with errors, which are reported.
  let solved: Lazy<(term: Term, solution: Solution)?>

  init(
    syntax: ExprSyntax?, makeTerm: ((Context) -> Term)? = nil, context: Context,
    solved: Lazy<(term: Term, solution: Solution)?>
  ) {
    self.syntax = syntax
    self.makeTerm = makeTerm
    self.context = context
    self.solved = solved
  }

  var type: Type? { solved.value.flatMap { $0.solution.types[$0.term.id] } }
}
