import Machine
import Reading
import SwiftSyntax

/// Locks and atomics can't be copied or moved.
extension Declarer {
  func checkCopying(_ storage: StorageDeclaration) {
    guard !storage.isSubscript, storage.getter == nil, storage.type.value.isNoncopyable else {
      return
    }
    let type = storage.type.value
    if !storage.isConstant {
      model.report(PropertyMessage.noncopyableVariable(type: type), at: storage.position)
    } else if let owner = storage.owner?.type as? NominalDeclaration, !storage.isStatic,
      !owner.isReference
    {
      model.report(
        PropertyMessage.nonCopyableInCopyable(
          name: storage.name, keyword: owner.kindName, type: owner.name, propertyType: type),
        at: storage.position)
    }
  }

  func checkCopying(_ function: FunctionDeclaration) {
    let written = function.syntax?.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
    guard let written, let file = function.context?.file, !file.isPrelude else { return }
    for (parameter, syntax) in zip(function.interface.value.parameters, written)
    where parameter.type.isNoncopyable {
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
}

extension Type {
  fileprivate var isNoncopyable: Bool {
    nominal?.attributes.contains("noncopyable") ?? false
  }
}
