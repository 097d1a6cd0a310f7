public import SwiftSyntax

/// `@Presents`: an optional property of an observable state as one that presents a child.
public enum PresentsExpansion {
  /// Writes the accessors, the storage and the projection.
  ///
  /// - Parameters:
  ///   - declaration: The property with the attribute.
  ///   - attribute: The attribute.
  /// - Returns: The accessors and the peers. A property that isn't an optional variable is a problem.
  public static func expand(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax
  ) -> Expansion {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let property = Property.storedVariable(variable)
    else { return .refused("'@Presents' can only be applied to a stored 'var'", at: attribute) }
    guard let wrapped = property.type?.as(OptionalTypeSyntax.self)?.wrappedType.text else {
      return .refused(
        "'@Presents' needs an optional type that is written out, as in 'var child: Child.State?'",
        at: attribute)
    }
    let storage = "_\(property.plainName)"
    let type = "Composable.PresentationState<\(wrapped)>"
    var expansion = Expansion()
    expansion.accessors = [
      """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
        \(storage) = \(type)(wrappedValue: initialValue)
      }
      """,
      "get { \(storage).wrappedValue }",
      "set { \(storage).wrappedValue = newValue }",
    ]
    expansion.peers = [
      "private var \(storage) = \(type)(wrappedValue: nil)",
      """
      \(property.access)var $\(property.plainName): \(type) {
        get { \(storage) }
        set { \(storage) = newValue }
      }
      """,
    ]
    return expansion
  }
}
