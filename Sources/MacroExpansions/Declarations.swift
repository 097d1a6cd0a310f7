public import SwiftSyntax

extension SyntaxProtocol {
  /// The text without what is around it.
  var text: String { trimmedDescription }
}

extension DeclSyntaxProtocol {
  /// The declaration whose member it is; nil for one outside of types and extensions.
  public var surroundings: Syntax? {
    parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent
  }
}

extension DeclModifierListSyntax {
  /// The access of what a macro writes in the same place: `public ` or nothing.
  ///
  /// Members of a private or internal type need no modifier.
  var access: String {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }

  /// `weak `, `unowned ` or nothing.
  var ownership: String {
    let words: [TokenKind] = [.keyword(.weak), .keyword(.unowned)]
    return first { words.contains($0.name.tokenKind) }.map { "\($0.trimmedDescription) " } ?? ""
  }

  var isStatic: Bool {
    contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }
}

extension AttributeListSyntax {
  /// Whether an attribute is there, with or without its module.
  func has(_ name: String) -> Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      let written = attribute.attributeName.trimmedDescription
      return written == name || written.hasSuffix(".\(name)")
    }
  }
}

extension DeclGroupSyntax {
  /// The name of the type; `nil` for an extension or a macro's group.
  var typeName: String? { asProtocol((any NamedDeclSyntax).self)?.name.text }

  /// Whether a type with a name is declared among the members, or an alias of one.
  func declaresType(_ name: String) -> Bool {
    memberBlock.members.contains { item in
      if let alias = item.decl.as(TypeAliasDeclSyntax.self) { return alias.name.text == name }
      guard item.decl.asProtocol((any DeclGroupSyntax).self) != nil else { return false }
      return item.decl.asProtocol((any NamedDeclSyntax).self)?.name.text == name
    }
  }

  /// The properties that are variables with one name, in their order.
  var properties: [Property] {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .flatMap(Property.all)
  }
}

/// A property as it is declared.
struct Property {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let name: String
  let type: TypeSyntax?

  var access: String { declaration.modifiers.access }
  /// The name without backticks, of which other names can be made.
  var plainName: String { name.filter { $0 != "`" } }
  /// The type as it is written, or that of a literal in its place.
  var writtenType: String? { type?.text ?? value?.literalType }
  var isStored: Bool {
    guard !declaration.modifiers.isStatic else { return false }
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
  var isConstant: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }
  var value: ExprSyntax? { binding.initializer?.value }

  /// The stored variable of a declaration; nil if it declares several, a constant or a computed property.
  static func storedVariable(_ declaration: VariableDeclSyntax) -> Property? {
    guard declaration.bindings.count == 1, let property = all(of: declaration).first,
      property.isStored, !property.isConstant
    else { return nil }
    return property
  }

  /// The properties of a declaration; those without a type get that of the next one that has one.
  static func all(of declaration: VariableDeclSyntax) -> [Property] {
    var type: TypeSyntax?
    var properties: [Property] = []
    for binding in declaration.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      properties.insert(
        Property(
          declaration: declaration, binding: binding, name: pattern.identifier.text,
          type: type?.trimmed),
        at: 0)
    }
    return properties
  }
}

extension ExprSyntax {
  /// The type that a literal has where nothing else decides.
  fileprivate var literalType: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr: "Bool"
    case .floatLiteralExpr: "Double"
    case .integerLiteralExpr: "Int"
    case .stringLiteralExpr: "String"
    case .prefixOperatorExpr(let negated) where negated.operator.text == "-":
      negated.expression.literalType
    default: nil
    }
  }
}
