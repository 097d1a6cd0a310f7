public import SwiftSyntax

/// `@ViewAction(for:)`: a type that sends a feature's view actions to its store.
public enum ViewActionExpansion {
  /// Writes the conformance.
  ///
  /// - Parameters:
  ///   - declaration: The declaration of the type.
  ///   - attribute: The attribute.
  /// - Returns: The extension. A type without a property `store` is a problem.
  public static func expand(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax
  ) -> Expansion {
    guard let feature = feature(of: attribute) else {
      return .refused(
        "'@ViewAction' needs the type of the feature, as in '@ViewAction(for: Feature.self)'",
        at: attribute)
    }
    let type = declaration.typeName ?? "the type"
    guard
      declaration.properties.contains(where: {
        $0.name == "store" && !$0.declaration.modifiers.isStatic
      })
    else {
      return .refused(
        "'@ViewAction' requires '\(type)' to have a property 'store', as in "
          + "'let store: StoreOf<Feature>'",
        at: attribute)
    }
    var expansion = Expansion()
    expansion.extensions = ["Composable.ViewActionSending"]
    expansion.checks = ["private typealias _ViewFeature = Composable._ViewFeature<\(feature)>"]
    return expansion
  }

  /// The type in the argument `for: Feature.self`.
  private static func feature(of attribute: AttributeSyntax) -> String? {
    guard case .argumentList(let arguments) = attribute.arguments, arguments.count == 1,
      let argument = arguments.first, argument.label?.text == "for"
    else { return nil }
    guard let access = argument.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return access.base?.text
  }
}
