import Reading
import SwiftSyntax

/// The isolation of declarations, written and inferred.
extension Declarer {
  /// The isolation of a type: written, or from a superclass or protocol in its inheritance clause.
  func isolation(
    of type: TypeContext, _ modifiers: Modifiers, _ attributes: AttributeListSyntax,
    in head: Context
  ) -> Lazy<Isolation> {
    let model = model
    return model.fact(circular: .unspecified) { [unowned type] in
      if modifiers.isNonisolated { return .nonisolated }
      for case .attribute(let attribute) in attributes {
        if let actor = model.globalActor(attribute, in: head) { return .global(actor) }
      }
      if let nominal = type as? NominalDeclaration {
        if nominal.kind == .actor { return .instance }
        if case .global(let actor)? = nominal.superclass.value?.nominal?.isolation.value {
          return .global(actor)
        }
        for written in nominal.inherited.value {
          for one in written.protocol.closure {
            if case .global(let actor) = one.isolation.value { return .global(actor) }
          }
        }
      } else if let one = type as? ProtocolDeclaration {
        if one.known == .actor { return .instance }
        for inherited in one.inherited.value {
          switch inherited.isolation.value {
          case .global(let actor): return .global(actor)
          case .instance: return .instance
          case .nonisolated, .unspecified, .parameter, .caller: continue
          }
        }
      }
      return .unspecified
    }
  }

  /// The isolation of a function, initializer or accessor.
  func isolation(
    of function: FunctionDeclaration, _ modifiers: Modifiers, _ attributes: Attributes,
    _ context: Context
  ) -> Isolation {
    if let index = function.shape?.value.parameters.firstIndex(where: \.isIsolated) {
      return .parameter(index)
    }
    if modifiers.isNonsending { return .caller }
    if modifiers.isNonisolated || attributes.contains("concurrent") { return .nonisolated }
    if let actor = attributes.globalActor {
      function.namesActor = true
      return .global(actor)
    }
    if let storage = function.storage { return storage.isolation }
    if function.name == "main", function.isStatic,
      function.owner?.type.attributes.contains("main") == true
    {
      return model.mainActorIsolation ?? .unspecified
    }
    if let overridden = function.overridden {
      switch overridden.interface.value.isolation {
      case .unspecified: break
      case let isolation: return isolation
      }
    }
    guard let owner = function.owner else {
      // A local function has the isolation of the enclosing code, also in a block of the top level,
      // unless it is `@Sendable`.
      if function.context?.isTopLevel != false || function.isSendable { return .unspecified }
      return function.context?.frame == nil ? .unspecified : context.isolation.value.ofLocals
    }
    // Otherwise it runs wherever the last reference is released.
    if function.kind == .deinitializer, !modifiers.isIsolated { return .nonisolated }
    // An asynchronous initializer of an actor runs on the actor, which it initializes.
    let isOfType =
      function.kind == .initializer ? !function.interfaceIsAsync : function.isStatic
    return isolation(ofMember: function.name, of: owner, isOfType: isOfType)
  }

  /// The isolation of a property or subscript.
  func isolation(
    of storage: StorageDeclaration, _ modifiers: Modifiers, _ attributes: Attributes,
    _ context: Context
  ) -> Isolation {
    if modifiers.isNonsending { return .caller }
    if modifiers.isNonisolated { return .nonisolated }
    if let actor = attributes.globalActor {
      storage.namesActor = true
      return .global(actor)
    }
    if let overridden = storage.overridden {
      switch overridden.isolation {
      case .unspecified: break
      case let isolation: return isolation
      }
    }
    guard let owner = storage.owner else {
      if context.isLayer, context.file.form == .script {
        return model.mainActorIsolation ?? .unspecified
      }
      return context.frame == nil ? .unspecified : context.isolation.value.ofLocals
    }
    return isolation(
      ofMember: storage.name, of: owner, isOfType: storage.isStatic)
  }

  private func isolation(
    ofMember name: String, of owner: Owner, isOfType: Bool
  ) -> Isolation {
    let required = requirementIsolation(name, of: owner)
    if let required, required.isGlobal || owner.type.isolation.value != .instance {
      return required
    }
    if let extended = owner.extension {
      switch extended.isolation.value {
      case .unspecified: break
      case let isolation: return isolation
      }
    }
    switch owner.type.isolation.value {
    case .instance: return isOfType ? .nonisolated : .instance
    case .nonisolated: return .unspecified
    case let isolation: return isolation
    }
  }

  /// A witness declared together with the conformance has the isolation of the requirement.
  private func requirementIsolation(_ name: String, of owner: Owner) -> Isolation? {
    guard owner.type is NominalDeclaration else { return nil }
    let inherited =
      owner.extension?.inherited ?? (owner.type as? NominalDeclaration)?.inherited
    guard let inherited, !inherited.isComputing else { return nil }
    for written in inherited.value {
      for one in written.protocol.closure where !one.isPrelude || one.isolation.value.isGlobal {
        for member in one.members[name] where member.isRequirement {
          let isolation: Isolation
          switch member {
          case .function(let function):
            if function.interface.isComputing { continue }
            isolation = function.interface.value.isolation
          case .storage(let storage): isolation = storage.isolation
          default: continue
          }
          if isolation.isGlobal || isolation == .caller { return isolation }
        }
      }
    }
    return nil
  }
}

extension Isolation {
  package var isGlobal: Bool { if case .global = self { true } else { false } }

  package var isMainActor: Bool { globalActor?.isMainActor ?? false }

  /// The isolation of local functions, variables and closures. They belong to the same actor, but
  /// don't run on the caller's actor.
  package var ofLocals: Isolation { self == .caller ? .nonisolated : self }

  /// Whether the actor is a value that code can capture: `self` or a parameter.
  package var isOfActorValue: Bool {
    switch self {
    case .instance, .parameter: true
    case .global, .caller, .nonisolated, .unspecified: false
    }
  }
}

extension FunctionDeclaration {
  /// Whether `async` is written, without resolving the rest of the interface.
  fileprivate var interfaceIsAsync: Bool {
    syntax?.as(InitializerDeclSyntax.self)?.signature.effectSpecifiers?.asyncSpecifier != nil
  }
}

extension SemanticModel {
  package var mainActorIsolation: Isolation? {
    guard case .type(let type, _)? = findType("MainActor", inModule: "Swift", from: core.scope),
      let actor = type as? NominalDeclaration
    else { return nil }
    return .global(actor)
  }
}
