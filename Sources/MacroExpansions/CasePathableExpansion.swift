public import SwiftSyntax

/// `@CasePathable`: the key paths of an enumeration's cases.
public enum CasePathableExpansion {
  /// Writes a path for each case, and the conformance.
  ///
  /// - Parameters:
  ///   - declaration: The declaration with the attribute.
  ///   - attribute: The attribute.
  /// - Returns: The members, and the extension. A declaration that isn't an enumeration is a problem.
  public static func expand(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax
  ) -> Expansion {
    guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
      return .refused("'@CasePathable' can only be applied to an enum", at: attribute)
    }
    let access = enumeration.modifiers.access
    let name = enumeration.name.text
    let paths = EnumerationCase.all(of: enumeration).filter { !$0.isImpossible }.map { one in
      let (pattern, value) = one.extraction
      return """
          \(access)var \(one.name): Composable.CasePath<\(name), \(one.payload)> {
            Composable.CasePath<\(name), \(one.payload)>(
              embed: { \(name)\(one.construction) },
              extract: {
                guard case \(pattern) = $0 else { return nil }
                return \(value)
              })
          }
        """
    }
    var expansion = Expansion()
    expansion.members = [
      """
      \(access)struct AllCasePaths: Sendable {
      \(paths.joined(separator: "\n"))
      }
      """,
      "\(access)static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ]
    expansion.extensions = ["Composable.CasePathable"]
    return expansion
  }
}
