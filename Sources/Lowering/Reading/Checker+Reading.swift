import SwiftSyntax

extension Checker {
  /// An expression as the solver sees it; says what is wrong with its form.
  func term(_ syntax: ExprSyntax, in context: Context) -> Term {
    TermReader(checker: self, context: context).read(syntax)
  }
}
