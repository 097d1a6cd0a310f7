public import SwiftSyntax

/// `@ObservableState`: a state whose store is observed.
public enum ObservableStateExpansion {
  /// Writes the conformance.
  ///
  /// - Parameters:
  ///   - declaration: The state's declaration.
  ///   - attribute: The attribute.
  /// - Returns: The extension. A class or an actor is a problem: a state is a value.
  public static func expand(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax
  ) -> Expansion {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) else {
      return .refused(
        "'@ObservableState' can only be applied to a struct or an enum; a state is a value",
        at: attribute)
    }
    var expansion = Expansion()
    expansion.extensions = ["Composable.ObservableState"]
    return expansion
  }
}
