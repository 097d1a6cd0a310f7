import CheckedTree
package import Machine
package import Reading

/// The questions about declarations that need bodies. The layer that checks bodies implements them.
/// There is no other call upwards.
package protocol Requests: AnyObject {
  /// Solves the initial value of a property or variable; nil with errors, which are reported.
  ///
  /// - Parameter wanted: The type of the property; nil if the value determines it.
  func solveInitialValue(
    _ term: Term, as wanted: Type?, in context: Context
  ) -> (any SolvedExpression)?

  /// Checks the body of a function whose result is opaque. That determines the underlying type.
  func checkOpaqueBody(of function: FunctionDeclaration)

  /// Checks a parameter's default value.
  func checkDefaultArgument(of function: FunctionDeclaration, index: Int)

  /// The machine's description of a `@TaskLocal` property; nil if its default value is invalid.
  func taskLocal(of storage: StorageDeclaration) -> TaskLocalDeclaration?

  /// Something asked for the conformance, so values may need it when they run.
  func noteUse(of conformance: ConformanceDeclaration)
}

/// A term with its solution, which those who asked for it don't look into.
package protocol SolvedExpression {
  var term: Term { get }
  /// The type of the term; nil if it has none.
  var type: Type? { get }
  /// Whether it refers to a declaration that is isolated to a global actor.
  var refersToGlobalActor: Bool { get }
}
