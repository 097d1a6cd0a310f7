import SwiftParser
package import SwiftSyntax

/// Types that the parser reads as expressions: `[Int].self`, `(Int, Int).self`, `Int?.none`.
/// Declarations aren't known here. So a capitalized name is a type, unless a variable with that
/// name is visible.
extension TermReader {
  /// The type, if the expression is a type with other syntax than a name.
  package func type(of syntax: ExprSyntax) -> TypeSyntax? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .arrayExpr, .dictionaryExpr, .optionalChainingExpr, .tupleExpr:
      looksLikeType(syntax) ? reparsed(syntax) : nil
    case .memberAccessExpr(let access): access.isMetatype ? reparsed(syntax) : nil
    default: nil
    }
  }

  /// The text parsed as a type at the same position.
  package func reparsed(_ syntax: some SyntaxProtocol) -> TypeSyntax? {
    parsed(syntax.spelling, from: syntax)
  }

  /// `Outer.Inner` of a key path whose root was parsed as `Outer`.
  package func type(from root: TypeSyntax, through component: KeyPathPropertyComponentSyntax)
    -> TypeSyntax?
  {
    parsed("\(root.spelling).\(component.spelling)", from: root)
  }

  /// The type that a text means at a place.
  func parsed(_ text: String, from syntax: some SyntaxProtocol) -> TypeSyntax? {
    let offset = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    var parser = Parser(text)
    let type = TypeSyntax.parse(from: &parser)
    // Positions come from the trivia. Parsing so many spaces would take time.
    return type.hasError ? nil : type.with(\.leadingTrivia, .spaces(offset))
  }

  private func looksLikeType(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .typeExpr: true
    case .declReferenceExpr(let reference):
      reference.argumentNames == nil && isTypeName(reference.baseName.plainName)
    case .memberAccessExpr(let access):
      access.declName.baseName.plainName.first?.isUppercase == true
        && access.declName.argumentNames == nil && access.base.map(looksLikeType) == true
    case .genericSpecializationExpr(let specialization): looksLikeType(specialization.expression)
    case .arrayExpr(let array):
      array.elements.count == 1 && array.elements.allSatisfy { looksLikeType($0.expression) }
    case .dictionaryExpr(let dictionary):
      if case .elements(let elements) = dictionary.content {
        elements.count == 1
          && elements.allSatisfy { looksLikeType($0.key) && looksLikeType($0.value) }
      } else {
        false
      }
    case .optionalChainingExpr(let chaining): looksLikeType(chaining.expression)
    case .tupleExpr(let tuple):
      !tuple.elements.isEmpty && tuple.elements.allSatisfy { looksLikeType($0.expression) }
    case .sequenceExpr(let sequence): isTypeSequence(sequence)
    default: false
    }
  }

  /// `(Int) -> Void`, `P & Q`
  func isTypeSequence(_ sequence: SequenceExprSyntax) -> Bool {
    var isOperand = true
    for element in sequence.elements {
      defer { isOperand.toggle() }
      if isOperand {
        let isVoid = element.as(TupleExprSyntax.self)?.elements.isEmpty == true
        if !isVoid && !looksLikeType(element) { return false }
      } else if !element.is(ArrowExprSyntax.self),
        element.as(BinaryOperatorExprSyntax.self)?.operator.text != "&"
      {
        return false
      }
    }
    return true
  }

  private func isTypeName(_ name: String) -> Bool {
    guard name.first?.isUppercase == true else { return false }
    return names.isType(name) ?? true
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is the type `Some.Type`: no member has that name without backticks.
  fileprivate var isMetatype: Bool {
    base != nil && declName.baseName.text == "Type" && declName.argumentNames == nil
  }
}
