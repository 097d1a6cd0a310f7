import Machine
import Reading
import SwiftSyntax

extension FunctionDeclaration {
  /// Whether it takes `self` from its caller.
  package var isConsuming: Bool { modifiers["consuming"] != nil || modifiers["__consuming"] != nil }

  /// Whether the declaration is local.
  package var isLocal: Bool {
    guard owner == nil else { return false }
    switch context?.frame?.kind {
    case .topLevel, nil: return false
    case .function, .closure, .initialValue, .asyncLet: return true
    }
  }

  /// `-> sending T`
  package var givesSending: Bool {
    let result = syntax?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      .as(AttributedTypeSyntax.self)
    return result?.specifiers.contains { $0.spelling == "sending" } ?? false
  }

  /// The kind of the function in the compiler's messages.
  package var kindForMessages: DeclarationKind {
    switch kind {
    case .initializer: return .initializer
    case .deinitializer: return .deinitializer
    case .getter: return .getter
    case .setter: return .setter
    case .function: break
    }
    guard let owner else {
      return context?.isInsideBody == true ? .localFunction : .globalFunction
    }
    if !isStatic { return .instanceMethod }
    let isClass = (owner.type as? NominalDeclaration)?.kind == .class
    return isClass && !isFinal ? .classMethod : .staticMethod
  }
}
