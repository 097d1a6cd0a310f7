import CheckedTree
package import Reading
package import Semantics
package import SwiftSyntax

/// The questions about expressions that need bodies.
package protocol BodyRequests: Requests {
  /// Checks the statements of a closure.
  ///
  /// - Parameters:
  ///   - parameters: The closure's parameters, with their types.
  ///   - result: The type of returned values; nil if the first `return` determines it.
  ///   - wantsOptional: Whether the open result is an optional.
  ///   - builder: The result builder that transforms the statements.
  ///   - context: The context of the closure's body.
  func checkClosureBody(
    _ closure: ClosureTerm, parameters: [StorageDeclaration], result: Type?, wantsOptional: Bool,
    builder: Type?, context: Context
  ) -> CheckedBody

  /// Checks `if` or `switch` as a value.
  func checkBranching(
    _ syntax: ExprSyntax, wanting wanted: Type?, isOptional: Bool, context: Context
  ) -> CheckedBody

  /// The type of the default value for an omitted argument of a generic type; nil if the default
  /// value fits every such type.
  func inferredDefault(of function: FunctionDeclaration, index: Int) -> Type?

  /// An expression has the type, so values of it may exist when the program runs.
  func noteUse(of type: Type)
}
