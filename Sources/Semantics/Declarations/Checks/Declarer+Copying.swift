import Machine
import Reading
import SwiftSyntax

/// Declarations with values that can't be copied.
extension Declarer {
  /// A constant of the prelude's locks and atomics can't even be moved.
  func checkCopying(_ storage: StorageDeclaration) {
    let type = storage.type.value
    if storage.isLazy || storage.wrapper != nil, model.isNoncopyable(type) {
      model.reportUnsupported(
        UnsupportedMessage.noncopyableProperty(name: storage.name), at: storage.position)
    }
    guard !storage.isSubscript, storage.getter == nil else { return }
    guard type.isPinned || model.isNoncopyable(type) else { return }
    if type.isPinned, !storage.isConstant {
      model.report(PropertyMessage.noncopyableVariable(type: type), at: storage.position)
    } else if let owner = storage.owner?.type as? NominalDeclaration, !storage.isStatic,
      !owner.isReference, !owner.suppressesCopyable.value
    {
      let keyword = owner.genericParameters.isEmpty ? owner.kindName : "generic \(owner.kindName)"
      model.report(
        PropertyMessage.nonCopyableInCopyable(
          name: storage.name, keyword: keyword, type: owner.name, propertyType: type),
        at: storage.position)
    }
  }

  func checkCopying(_ function: FunctionDeclaration) {
    guard let file = function.context?.file, !file.isPrelude else { return }
    checkOwnership(function.interface.value.parameters, written(function.syntax), in: file)
  }

  private func written(_ syntax: DeclSyntax?) -> FunctionParameterListSyntax? {
    switch syntax?.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function)?: function.signature.parameterClause.parameters
    case .initializerDecl(let initializer)?: initializer.signature.parameterClause.parameters
    case .subscriptDecl(let element)?: element.parameterClause.parameters
    default: nil
    }
  }

  private func checkOwnership(
    _ parameters: [FunctionDeclaration.Parameter], _ written: FunctionParameterListSyntax?,
    in file: SourceText
  ) {
    guard let written else { return }
    for (parameter, syntax) in zip(parameters, written) {
      if parameter.isConsuming, parameter.isVariadic {
        model.report(CopyingMessage.consumingVariadic, at: file.position(of: syntax.type))
      }
      guard parameter.type.isPinned || model.isNoncopyable(parameter.type) else { continue }
      let specifiers = (syntax.type.as(AttributedTypeSyntax.self)?.specifiers).elements
      let isOwned = specifiers.contains {
        ["borrowing", "consuming", "inout"].contains($0.spelling)
      }
      if isOwned { continue }
      model.report(
        DeclarationMessage.parameterWithoutOwnership(type: parameter.type),
        at: file.position(of: syntax.type))
    }
  }

  /// Checks a type that is `~Copyable`, or has parts that are.
  func checkCopying(_ nominal: NominalDeclaration) {
    guard model.declarations.hasNoncopyableTypes, !nominal.isPrelude,
      let position = nominal.position
    else { return }
    if nominal.suppressesCopyable.value {
      if let one = nominal.cases.first(where: \.isIndirect) {
        model.report(CopyingMessage.indirectCase(of: nominal.name), at: one.position)
      }
      if let rawType = nominal.rawType.value {
        model.report(CopyingMessage.rawType(of: nominal.name, rawType), at: position)
      }
      for extended in nominal.extensions
      where extended.syntax?.genericWhereClause == nil
        && extended.inherited.value.contains(where: { $0.protocol.known == .copyable })
      {
        model.report(
          CopyingMessage.requiredButSuppressed(keyword: nominal.kindName, type: nominal.name),
          at: extended.position)
      }
      return
    }
    for one in nominal.cases {
      guard let value = one.parameters.value.first(where: { model.isNoncopyable($0.type) })
      else { continue }
      let keyword =
        nominal.genericParameters.isEmpty ? nominal.kindName : "generic \(nominal.kindName)"
      model.report(
        CopyingMessage.associatedValue(
          case: one.name, keyword: keyword, type: nominal.name, valueType: value.type),
        at: one.position)
    }
  }

  /// Refuses an extension that would apply only where the generic arguments are copyable.
  func checkCopying(_ extended: ExtensionDeclaration) {
    guard model.declarations.hasNoncopyableTypes, !extended.isPrelude else { return }
    let parameters =
      (extended.type as? ProtocolDeclaration).map { [$0.selfParameter] }
      ?? extended.type.genericParameters
    let written = (extended.syntax?.genericWhereClause?.requirements).elements
    let inherited = extended.inherited.value
    if inherited.contains(where: { $0.protocol.known == .copyable }) { return }
    for parameter in parameters where parameter.isNoncopyable {
      let isRepeated = written.contains {
        guard case .conformanceRequirement(let requirement) = $0.requirement else { return false }
        return requirement.leftType.spelling == parameter.name
          && requirement.rightType.tokens(viewMode: .sourceAccurate).contains { $0.text == "~" }
      }
      if isRepeated { continue }
      model.reportUnsupported(
        UnsupportedMessage.extensionOfNoncopyable(
          type: extended.type.name, parameter: parameter.name), at: extended.position)
      return
    }
  }

  /// Whether a structure is `~Copyable`, so that it may have a `deinit`.
  func mayHaveDeinitializer(
    _ nominal: NominalDeclaration, _ syntax: DeinitializerDeclSyntax, in context: Context
  ) -> Bool {
    guard nominal.suppressesCopyable.value else { return false }
    if nominal.kind == .enumeration {
      report(CopyingMessage.deinitializerOfEnum, at: syntax.deinitKeyword, in: context)
      return false
    }
    if !nominal.genericParameters.isEmpty {
      model.reportUnsupported(
        UnsupportedMessage.genericDeinitializer, at: context.file.position(of: syntax))
    }
    return true
  }
}

extension Type {
  /// Whether it is a lock or an atomic of the prelude.
  fileprivate var isPinned: Bool {
    nominal?.attributes.contains("noncopyable") ?? false
  }
}
