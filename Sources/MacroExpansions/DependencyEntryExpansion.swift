public import SwiftSyntax

/// `@DependencyEntry`: a dependency as one property of `DependencyValues`.
public enum DependencyEntryExpansion {
  /// Writes the accessors, and the key with the attribute's and the property's values.
  ///
  /// - Parameters:
  ///   - declaration: The property with the attribute.
  ///   - attribute: The attribute. Its arguments are the live and the preview value, and the name of the
  ///     key.
  ///   - surroundings: The declaration whose member the property is.
  /// - Returns: The accessors and the key. A property without a test value and a live value is a problem,
  ///   and so is one that isn't a variable of `DependencyValues`.
  public static func expand(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax, in surroundings: Syntax?
  ) -> Expansion {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let property = Property.all(of: variable).first, variable.bindings.count == 1,
      !property.isConstant, extendsDependencyValues(surroundings)
    else {
      return .refused(
        "'@DependencyEntry' can only be applied to a 'var' in an extension of 'DependencyValues'",
        at: attribute)
    }
    let entry = Entry(property, attribute)
    if let wrong = entry.wrong {
      return .refused(
        "'@DependencyEntry' takes a 'liveValue', a 'previewValue' and the key's name, each once; the "
          + "name is a word in quotes", at: wrong)
    }
    guard entry.values.contains(where: { $0.name != "previewValue" }) else {
      return .refused(
        "'@DependencyEntry' needs a value for tests, as in 'var \(property.name): API = API()', or a "
          + "'liveValue'", at: attribute)
    }
    var expansion = Expansion()
    expansion.accessors = [
      "get { self[\(entry.key).self] }",
      "set { self[\(entry.key).self] = newValue }",
    ]
    expansion.peers = [entry.keyDeclaration]
    if property.type == nil { expansion.type = "\(entry.key).Value" }
    return expansion
  }

  private static func extendsDependencyValues(_ surroundings: Syntax?) -> Bool {
    let type = surroundings?.as(ExtensionDeclSyntax.self)?.extendedType
    let name = type?.as(IdentifierTypeSyntax.self)?.name ?? type?.as(MemberTypeSyntax.self)?.name
    return name?.text == "DependencyValues"
  }
}

/// The contents of an attribute `@DependencyEntry` and its property.
private struct Entry {
  private let property: Property
  /// The name of the key that the attribute contains.
  private var keyName: String?
  /// The key's values, with their names in it.
  private(set) var values: [(name: String, text: String)] = []
  /// An argument that the macro doesn't have, or has already.
  private(set) var wrong: LabeledExprSyntax?

  init(_ property: Property, _ attribute: AttributeSyntax) {
    self.property = property
    var arguments: [LabeledExprSyntax] = []
    if case .argumentList(let list)? = attribute.arguments { arguments = Array(list) }
    for argument in arguments {
      switch argument.label?.text {
      case let label? where ["liveValue", "previewValue"].contains(label) && !has(label):
        values.append((label, argument.expression.text))
      case nil where keyName == nil:
        keyName = argument.expression.as(StringLiteralExprSyntax.self)?.segments.text
        if keyName?.isWord != true { wrong = wrong ?? argument }
      default: wrong = wrong ?? argument
      }
    }
    if let value = property.value { values.append(("testValue", value.text)) }
  }

  private func has(_ name: String) -> Bool { values.contains { $0.name == name } }

  /// A key that others can name is called like its type. Others can't name a private one.
  var key: String {
    if let keyName { return keyName }
    if property.access.isEmpty { return "__Key_\(property.plainName)" }
    let name = property.type?.nameForKey ?? property.plainName
    return name.prefix(1).uppercased() + name.dropFirst() + "Key"
  }

  var keyDeclaration: String {
    let isLive = has("liveValue")
    let access = property.access.isEmpty ? "private " : property.access
    var members = values.map { name, text in
      // Without a type, the value has to decide it.
      property.type.map { _ in "\(property.access)static var \(name): Value { \(text) }" }
        ?? "\(property.access)static let \(name) = \(text)"
    }
    if let type = property.type {
      members.insert("\(property.access)typealias Value = \(type.text)", at: 0)
    }
    return """
      \(access)enum \(key): Dependencies.\(isLive ? "DependencyKey" : "TestDependencyKey") {
        \(members.joined(separator: "\n  "))
      }
      """
  }
}

extension TypeSyntax {
  /// The name of the type itself: that of `API?` is `API`.
  fileprivate var nameForKey: String? {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): type.name.text
    case .memberType(let type): type.name.text
    case .optionalType(let type): type.wrappedType.nameForKey
    case .someOrAnyType(let type): type.constraint.nameForKey
    case .arrayType(let type): type.element.nameForKey
    default: nil
    }
  }
}

extension String {
  /// Whether it can be the name of a type.
  fileprivate var isWord: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
