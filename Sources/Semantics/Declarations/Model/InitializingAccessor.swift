import Machine
import Reading
package import SwiftSyntax

/// The accessor `init` of a computed property, which initializes the stored property behind it.
///
/// Only the form that macros write is supported: it sets one stored property from the initial
/// value.
///
/// If the computed property has an initial value, every initializer begins with this value, and the stored
/// property's own initial value isn't evaluated.
package final class InitializingAccessor {
  /// The name of the stored property.
  package let backingName: String
  /// The name of the initial value in the accessor.
  package let parameterName: String
  /// The stored property's value, computed from the initial value.
  package let value: ExprSyntax
  package let context: Context
  package unowned let owner: NominalDeclaration

  /// The stored property; nil if the type has none with the name.
  package var backing: StorageDeclaration? {
    owner.storedProperties.value.first { $0.name == backingName }
  }

  /// Nil for an accessor of another form.
  package init?(_ syntax: AccessorDeclSyntax, in context: Context, of owner: NominalDeclaration) {
    guard case .attribute(let restrictions)? = syntax.attributes.first,
      syntax.attributes.count == 1, restrictions.attributeName.spelling == "storageRestrictions",
      case .argumentList(let arguments)? = restrictions.arguments, arguments.count == 1,
      let initialized = arguments.first, initialized.label?.text == "initializes",
      let name = initialized.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      let statements = syntax.body?.statements, statements.count == 1,
      let assignment = statements.first?.item.as(SequenceExprSyntax.self)
    else { return nil }
    let elements = Array(assignment.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      elements[0].as(DeclReferenceExprSyntax.self)?.baseName.plainName == name
    else { return nil }
    backingName = name
    parameterName = syntax.parameters?.name.plainName ?? "newValue"
    value = elements[2]
    self.context = context
    self.owner = owner
  }
}

extension PatternBindingSyntax {
  /// Whether one of the accessors is `init`, in whatever form.
  var hasInitializingAccessor: Bool {
    guard case .accessors(let accessors)? = accessorBlock?.accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.text == "init" }
  }
}

extension NominalDeclaration {
  /// The computed property whose accessor `init` initializes a stored property.
  func initializedProperty(of field: StorageDeclaration) -> StorageDeclaration? {
    initializedProperties.first { $0.initializingAccessor?.backingName == field.name }
  }

  /// The computed property whose initial value a stored property begins with.
  package func initialProperty(of field: StorageDeclaration) -> StorageDeclaration? {
    initializedProperty(of: field).flatMap { $0.hasInitialValue ? $0 : nil }
  }

  /// The property whose accessors a macro wrote together with the stored property behind it.
  package func propertyOfMacro(for field: StorageDeclaration) -> StorageDeclaration? {
    if let property = initializedProperty(of: field) { return property }
    func isGenerated(_ storage: StorageDeclaration, _ syntax: (some SyntaxProtocol)?) -> Bool {
      syntax.map { storage.context?.file.isGenerated($0) ?? false } ?? false
    }
    guard field.name.first == "_", isGenerated(field, field.syntax) else { return nil }
    for case .storage(let property) in members[String(field.name.dropFirst())]
    where isGenerated(property, property.getter?.syntax) { return property }
    return nil
  }
}
