import Reading
import SwiftSyntax

/// Written types whose parts can't be copied.
extension TypeReader {
  /// The constraint `~Copyable`.
  func suppressed(_ syntax: SuppressedTypeSyntax) -> Existential {
    guard suppressesCopyable(syntax) else {
      model.reportUnsupported(
        UnsupportedMessage.suppressed(type: syntax.type.spelling), at: position(syntax))
      return Existential()
    }
    if !context.file.isPrelude { model.declarations.hasNoncopyableTypes = true }
    var result = Existential()
    result.suppressesCopyable = true
    return result
  }

  /// Whether the syntax is `~Copyable`, and not `~` before another protocol.
  func suppressesCopyable(_ syntax: SuppressedTypeSyntax) -> Bool {
    let protocols = inherited(syntax.type)?.existential?.protocols ?? []
    return protocols.count == 1 && protocols[0].known == .copyable
  }

  /// Refuses existentials and opaque results that are `~Copyable`.
  func refuseValue(ofSuppressed constraint: Existential, at syntax: SomeOrAnyTypeSyntax) {
    guard constraint.suppressesCopyable else { return }
    model.reportUnsupported(
      UnsupportedMessage.suppressedValue(type: syntax.spelling), at: position(syntax))
  }

  /// Checks that generic arguments can be copied where the declaration requires it.
  func checkCopyable(
    _ arguments: [Type], of declaration: NominalDeclaration, at syntax: some SyntaxProtocol
  ) {
    guard model.declarations.hasNoncopyableTypes, !context.file.isPrelude else { return }
    let position = position(syntax)
    model.whenSettled { [model] in
      for (parameter, argument) in zip(declaration.genericParameters, arguments)
      where model.isNoncopyable(argument) && !model.takesNoncopyable(parameter, of: declaration) {
        model.report(CopyingMessage.typeIsNotCopyable(argument), at: position)
      }
    }
  }

  func checkCopyable(_ elements: [TupleElement], at syntax: TupleTypeSyntax) {
    guard model.declarations.hasNoncopyableTypes, elements.count > 1 else { return }
    let position = position(syntax)
    model.whenSettled { [model] in
      guard let element = elements.first(where: { model.isNoncopyable($0.type) }) else { return }
      model.report(CopyingMessage.tupleElement(element.type), at: position)
    }
  }

  /// Function values take values of such types only by reference.
  func checkCopyable(_ parameter: FunctionType.Parameter, at syntax: TypeSyntax) {
    guard model.declarations.hasNoncopyableTypes, !parameter.isInout else { return }
    let position = position(syntax)
    let specifiers = (syntax.as(AttributedTypeSyntax.self)?.specifiers).elements
    let isOwned = specifiers.contains { ["borrowing", "consuming"].contains($0.spelling) }
    model.whenSettled { [model] in
      guard model.isNoncopyable(parameter.type) else { return }
      if isOwned {
        model.reportUnsupported(
          UnsupportedMessage.noncopyableParameter(type: parameter.type), at: position)
      } else {
        model.report(
          DeclarationMessage.parameterWithoutOwnership(type: parameter.type), at: position)
      }
    }
  }
}
