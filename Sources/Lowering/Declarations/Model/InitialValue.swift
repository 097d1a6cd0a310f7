import Machine
import Reading
import SwiftSyntax

/// The initial value of a property or variable, solved once, for its type and its code.
final class InitialValue {
  /// Nil if the evaluated expression differs from the source text; then there is `makeTerm`.
  let syntax: ExprSyntax?
  /// For a wrapped property: creates `Wrapper(wrappedValue: value, arguments…)` in the context.
  let makeTerm: ((Context) -> Term)?
  /// The context of its names.
  let context: Context
  /// The term and its solution; nil with errors, which are reported.
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
