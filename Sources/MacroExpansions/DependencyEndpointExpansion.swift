public import SwiftSyntax

/// `@DependencyEndpoint`: a closure of a client that reports when it is called without an override.
public enum DependencyEndpointExpansion {
  /// Writes the accessors, the storage with its unimplemented closure, and a method with labels.
  ///
  /// - Parameters:
  ///   - declaration: The property with the attribute.
  ///   - attribute: The attribute; its argument `method` names the method.
  /// - Returns: The accessors and the peers. A property that isn't a closure is a problem, and so is a
  ///   closure without a default that has nothing to return.
  public static func expand(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax
  ) -> Expansion {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let property = Property.storedVariable(variable), let endpoint = Endpoint(property)
    else {
      return .refused(
        "'@DependencyEndpoint' can only be applied to a stored 'var' with the type of a closure",
        at: attribute)
    }
    guard let value = endpoint.defaultValue else {
      return .refused(
        "'\(property.name)' needs a default value, because its closure \(endpoint.throwing); write "
          + "'= { … }' with a value to return in tests", at: property.binding)
    }
    let storage = "_\(property.plainName)"
    var expansion = Expansion()
    expansion.accessors = ["get { \(storage) }", "set { \(storage) = newValue }"]
    // With an initializing accessor, the written value would take the place of the closure that
    // reports.
    if property.value == nil {
      expansion.accessors.insert(
        """
        @storageRestrictions(initializes: \(storage))
        init(initialValue) {
          \(storage) = initialValue
        }
        """, at: 0)
    }
    expansion.peers = ["private var \(storage): \(endpoint.type) = \(value)"]
    if let method = endpoint.method(named: methodName(attribute)) {
      expansion.peers.append(method)
    }
    return expansion
  }

  private static func methodName(_ attribute: AttributeSyntax) -> String? {
    guard case .argumentList(let arguments)? = attribute.arguments,
      let argument = arguments.first(where: { $0.label?.text == "method" })
    else { return nil }
    return argument.expression.as(StringLiteralExprSyntax.self)?.segments.trimmedDescription
  }
}

/// A property of a client that is a closure.
struct Endpoint {
  let property: Property
  let type: String
  private let function: FunctionTypeSyntax

  /// `nil` for a property of another type.
  init?(_ property: Property) {
    guard let type = property.type, let function = type.function else { return nil }
    self.property = property
    self.type = type.text
    self.function = function
  }

  private var isThrowing: Bool {
    guard let clause = function.effectSpecifiers?.throwsClause else { return false }
    return clause.type == nil || clause.type?.text == "any Error"
  }

  /// Why the closure can't throw that nobody has overridden it, for a message.
  var throwing: String {
    guard let type = function.effectSpecifiers?.throwsClause?.type else { return "doesn't throw" }
    return "throws only '\(type.text)'"
  }

  /// `try await `, as far as a call needs it.
  private var effects: String {
    let specifiers = function.effectSpecifiers
    let isThrowing = specifiers?.throwsClause != nil
    return (isThrowing ? "try " : "") + (specifiers?.asyncSpecifier != nil ? "await " : "")
  }

  /// The effects, where they must be written in a closure: one with a type isn't inferred.
  private var typedEffects: String? {
    let specifiers = function.effectSpecifiers
    return specifiers?.throwsClause?.type == nil ? nil : specifiers?.text
  }

  private var returnsNothing: Bool {
    ["Void", "()", "Swift.Void"].contains(function.returnClause.type.text)
  }

  private var returnsOptional: Bool {
    let type = function.returnClause.type
    return type.is(OptionalTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
  }

  private var parameters: [TupleTypeElementSyntax] { Array(function.parameters) }

  /// The closure that the property begins with: it reports that nobody has overridden it. `nil` where
  /// a value to return is missing.
  var defaultValue: String? {
    let report = "DependenciesMacros.reportUnimplemented(\"\\(Self.self).\(property.plainName)\")"
    if let value = property.value {
      guard value.is(ClosureExprSyntax.self) else { return value.text }
      return """
        {\(signature(names))
          \(report)
          let value: \(type) = \(value.text)
          return \(effects)value(\(arguments))
        }
        """
    }
    let ignored = signature(parameters.map { _ in "_" })
    if isThrowing {
      return """
        {\(ignored)
          \(report)
          throw DependenciesMacros.Unimplemented("\(property.plainName)")
        }
        """
    }
    if returnsOptional {
      return """
        {\(ignored)
          \(report)
          return nil
        }
        """
    }
    return returnsNothing ? "{\(ignored) \(report) }" : nil
  }

  /// A closure's parameters, and its effects where they must be written.
  private func signature(_ names: [String]) -> String {
    let list = names.joined(separator: ", ")
    if let typedEffects { return " (\(list)) \(typedEffects) in" }
    return names.isEmpty ? "" : " \(list) in"
  }

  private var names: [String] { parameters.indices.map { "argument\($0)" } }

  /// The parameters as they are passed on.
  private var arguments: String {
    zip(names, parameters).map { name, parameter in
      if parameter.type.isInout { return "&\(name)" }
      return parameter.type.has("autoclosure") ? "\(name)()" : name
    }.joined(separator: ", ")
  }

  /// The attributes of the closure's type that a method needs as well: its global actor.
  private var attributes: String {
    guard let type = property.type?.as(AttributedTypeSyntax.self) else { return "" }
    return type.attributes.compactMap { element in
      guard case .attribute(let attribute) = element, attribute.arguments == nil,
        !["Sendable", "escaping", "concurrent"].contains(attribute.attributeName.text)
      else { return nil }
      return "\(attribute.text) "
    }.joined()
  }

  /// A method that calls the closure with the labels of its parameters; `nil` where there are none.
  func method(named name: String?) -> String? {
    let labels = parameters.map { parameter -> String? in
      let label = (parameter.secondName ?? parameter.firstName)?.text
      return label == "_" ? nil : label
    }
    guard name != nil || labels.contains(where: { $0 != nil }) else { return nil }
    let list = zip(labels, parameters).enumerated().map { index, parameter in
      "\(parameter.0 ?? "_") argument\(index): \(parameter.1.type.text)"
    }
    let specifiers = function.effectSpecifiers.map { " \($0.text)" } ?? ""
    return """
      \(attributes)\(property.access)func \(name ?? property.name)(\(list.joined(separator: ", ")))\(specifiers) -> \(function.returnClause.type.text) {
        \(effects)self.\(property.name)(\(arguments))
      }
      """
  }
}

extension TypeSyntax {
  /// The type of a function, without attributes and parentheses.
  var function: FunctionTypeSyntax? {
    if let type = self.as(FunctionTypeSyntax.self) { return type }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.function }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1 {
      return type.elements.first?.type.function
    }
    return nil
  }

  fileprivate func has(_ attribute: String) -> Bool {
    self.as(AttributedTypeSyntax.self)?.attributes.has(attribute) ?? false
  }

  fileprivate var isInout: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    } ?? false
  }
}
