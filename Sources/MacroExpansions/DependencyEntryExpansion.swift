public import SwiftSyntax

/// `@DependencyEntry`: a dependency as one property of `DependencyValues`.
public enum DependencyEntryExpansion {
  /// Writes the accessors, and the key with the property's value.
  ///
  /// - Parameters:
  ///   - declaration: The property with the attribute.
  ///   - attribute: The attribute.
  /// - Returns: The accessors and the key. A property without a type and a value is a problem.
  public static func expand(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax
  ) -> Expansion {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let property = Property.all(of: variable).first, variable.bindings.count == 1,
      !property.isConstant
    else {
      return .refused("'@DependencyEntry' can only be applied to a 'var'", at: attribute)
    }
    guard let type = property.type?.text, let value = property.value else {
      return .refused(
        "'@DependencyEntry' needs a type and a value, as in 'var api: API = .live'", at: attribute)
    }
    let key = "\(property.name)Key".prefix(1).uppercased() + "\(property.name)Key".dropFirst()
    var expansion = Expansion()
    expansion.accessors = [
      "get { self[\(key)__.self] }",
      "set { self[\(key)__.self] = newValue }",
    ]
    expansion.peers = [
      """
      private enum \(key)__: Dependencies.DependencyKey {
        static var liveValue: \(type) { \(value.text) }
      }
      """
    ]
    return expansion
  }
}
