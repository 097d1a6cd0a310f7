import Reading
import SwiftSyntax

/// The declarations that an attribute of the language can be written on.
enum AttributePlaces {
  private static let types: Set<DeclarationForm> = [
    .structure, .class, .enumeration, .actor, .protocol,
  ]

  /// Nil if an attribute is allowed on every declaration, or has rules of its own.
  static func forms(of name: String) -> Set<DeclarationForm>? {
    let callable = DeclarationForm.functions.union([.initializer])
    switch name {
    case "discardableResult", "Sendable": return callable
    case "inlinable", "inline": return callable.union([.subscript, .variable, .deinitializer])
    case "concurrent": return callable.union([.subscript, .variable])
    case "frozen": return [.structure, .enumeration]
    case "usableFromInline":
      return callable.union(types).union([.subscript, .variable, .alias, .deinitializer])
    case "preconcurrency":
      return callable.union(types).union([
        .subscript, .variable, .alias, .enumerationCase, .import,
      ])
    case "propertyWrapper", "globalActor": return types.subtracting([.protocol])
    case "resultBuilder", "dynamicMemberLookup", "dynamicCallable": return types
    case "Test": return DeclarationForm.functions
    case "Suite": return types.subtracting([.protocol])
    case "main": return types.subtracting([.protocol]).union([.extension])
    default: return nil
    }
  }

  /// Attributes of types, which no declaration has.
  static let ofTypes: Set = ["escaping", "autoclosure", "unchecked", "retroactive"]

  /// The declarations that are never on a global actor.
  static let withoutActor: Set<DeclarationForm> = [
    .actor, .enumerationCase, .alias, .associatedType, .import, .precedenceGroup,
  ]
}

extension SemanticModel {
  /// Reports the attributes that aren't allowed on their declaration.
  func checkPlaces(of attributes: AttributeListSyntax, in context: Context) {
    guard !attributes.isEmpty, !context.file.isPrelude,
      let declaration = attributes.parent?.as(DeclSyntax.self),
      let (form, name) = DeclarationForm.reading(declaration)
    else { return }
    for case .attribute(let attribute) in attributes {
      let word = attribute.attributeName.spelling
      let position = context.file.position(of: attribute)
      if AttributePlaces.ofTypes.contains(word) {
        report(
          AttributeMessage.onlyOfTypes, at: context.file.position(of: attribute.attributeName))
      } else if let forms = AttributePlaces.forms(of: word) {
        if !forms.contains(form) {
          report(AttributeMessage.misplaced(attribute: word), at: position)
        }
      } else if AttributePlaces.withoutActor.contains(form),
        globalActor(attribute, in: context) != nil
      {
        report(
          AttributeMessage.globalActorOfOtherDeclaration(form, name: name.plainName), at: position)
      }
    }
  }
}
