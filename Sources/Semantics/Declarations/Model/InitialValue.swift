import Machine
package import Reading
package import SwiftSyntax

/// The initial value of a property or variable, solved once, for its type and its code.
package final class InitialValue {
  /// Nil if the evaluated expression differs from the source text; then there is `makeTerm`.
  package let syntax: ExprSyntax?
  /// For a wrapped property: creates `Wrapper(wrappedValue: value, arguments…)` in the context.
  package let makeTerm: ((Context) -> Term)?
  /// The context of its names.
  package let context: Context
  /// Nil with errors, which are reported.
  package let solved: Lazy<(any SolvedExpression)?>

  package init(
    syntax: ExprSyntax?, makeTerm: ((Context) -> Term)? = nil, context: Context,
    solved: Lazy<(any SolvedExpression)?>
  ) {
    self.syntax = syntax
    self.makeTerm = makeTerm
    self.context = context
    self.solved = solved
  }

  package var type: Type? { solved.value?.type }
}
