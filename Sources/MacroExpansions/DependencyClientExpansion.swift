public import SwiftSyntax

/// `@DependencyClient`: the initializers and endpoints of a structure of closures.
public enum DependencyClientExpansion {
  /// Writes an initializer of all properties, and one of the properties that aren't endpoints.
  ///
  /// - Parameters:
  ///   - declaration: The declaration with the attribute.
  ///   - attribute: The attribute.
  /// - Returns: The members. A declaration that isn't a structure is a problem.
  public static func expand(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax
  ) -> Expansion {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      return .refused("'@DependencyClient' can only be applied to a struct", at: attribute)
    }
    let access = structure.modifiers.access
    let properties = structure.properties.filter {
      $0.isStored && $0.writtenType != nil && !($0.isConstant && $0.value != nil)
    }
    var expansion = Expansion()
    expansion.members = [initializer(of: properties, access)]
    let others = properties.filter { !isEndpoint($0) }
    if others.count < properties.count {
      expansion.members.append(initializer(of: others, access))
    }
    return expansion
  }

  /// Writes the attribute of a closure, which makes it an endpoint.
  ///
  /// - Parameter member: A member of the structure.
  /// - Returns: The attribute, for a stored closure that isn't excluded.
  public static func expand(member: some DeclSyntaxProtocol) -> Expansion {
    var expansion = Expansion()
    guard let variable = member.as(VariableDeclSyntax.self),
      !variable.attributes.has("DependencyEndpoint"),
      let property = Property.all(of: variable).first, variable.bindings.count == 1,
      isEndpoint(property)
    else { return expansion }
    expansion.memberAttributes = ["DependenciesMacros.DependencyEndpoint"]
    return expansion
  }

  private static func isEndpoint(_ property: Property) -> Bool {
    property.isStored && !property.isConstant && property.type?.function != nil
      && !property.declaration.attributes.has("DependencyEndpointIgnored")
  }

  private static func isOptional(_ property: Property) -> Bool {
    !property.isConstant && property.type?.is(OptionalTypeSyntax.self) ?? false
  }

  private static func initializer(of properties: [Property], _ access: String) -> String {
    let parameters = properties.map { property in
      let value = isEndpoint(property) ? nil : property.value?.text
      let assumed = value ?? (isOptional(property) ? "nil" : nil)
      let type = property.type?.asParameter ?? property.writtenType ?? ""
      return "\(property.name): \(type)\(assumed.map { " = \($0)" } ?? "")"
    }
    // Endpoints with a value have a setter only, which needs a structure with all its values.
    let isLast = { (property: Property) in isEndpoint(property) && property.value != nil }
    let assignments = (properties.filter { !isLast($0) } + properties.filter(isLast))
      .map { "  self.\($0.name) = \($0.name)" }
    guard !properties.isEmpty else { return "\(access)init() {}" }
    return """
      \(access)init(
        \(parameters.joined(separator: ",\n  "))
      ) {
      \(assignments.joined(separator: "\n"))
      }
      """
  }
}

extension TypeSyntax {
  /// The type as that of a parameter whose value is stored.
  fileprivate var asParameter: String {
    guard function != nil else { return text }
    // `@escaping` stands behind what isn't an attribute, as in `nonisolated(nonsending)`.
    guard let type = self.as(AttributedTypeSyntax.self), !type.specifiers.isEmpty else {
      return "@escaping \(text)"
    }
    return "\(type.specifiers.text) @escaping \(type.with(\.specifiers, []).text)"
  }
}
