import Reading

/// State that several tasks could access concurrently.
extension Declarer {
  func checkShared(_ storage: StorageDeclaration) {
    let stored = storage.wrapper?.backing ?? storage
    if storage.isTaskLocal { checkTaskLocalValue(storage) }
    if storage.isNonisolatedUnsafe { return }
    guard let owner = storage.owner else {
      if stored.defaultValue != nil {
        checkConcurrentUse(
          of: storage, stored.isConstant ? .letDeclaration : .varDeclaration, stored)
      }
      return
    }
    guard storage.isStatic, stored.defaultValue != nil else { return }
    let kind = storage.isFinal ? "static" : "class"
    if !(owner.type is ProtocolDeclaration), hasOpenParameters(owner) {
      model.report(PropertyMessage.storedInGenericType(keyword: kind), at: storage.position)
    } else if owner.type is ProtocolDeclaration {
      model.report(PropertyMessage.storedInProtocolExtension(keyword: kind), at: storage.position)
    } else if !storage.isFinal {
      model.report(PropertyMessage.classStored, at: storage.position)
    }
    checkConcurrentUse(
      of: storage, storage.isFinal ? .staticProperty : .classProperty, stored)
  }

  /// Checks a variable of a script's top level that is marked `nonisolated`.
  func checkNonisolated(_ storage: StorageDeclaration) {
    checkConcurrentUse(
      of: storage, storage.isConstant ? .letDeclaration : .varDeclaration, storage)
  }

  /// Whether the static property would need one value for each set of generic arguments. If an
  /// extension fixes all arguments (`where Value == Int`), there is one value.
  private func hasOpenParameters(_ owner: Owner) -> Bool {
    owner.type.genericParameters.contains { parameter in
      owner.signature.reduce(parameter.type).contains { part in
        if case .parameter = part.kind { true } else { false }
      }
    }
  }

  private func checkConcurrentUse(
    of storage: StorageDeclaration, _ kind: DeclarationKind, _ stored: StorageDeclaration
  ) {
    let named = NamedDeclaration(kind, storage.name)
    if storage.isolation.isGlobal || storage.isTaskLocal { return }
    if !stored.isConstant, !stored.isTag {
      model.report(
        SendabilityMessage.sharedMutableState(storage: named), at: storage.position)
      return
    }
    let type = storage.type.value
    if type.isError || stored.holdsSendableKeyPath { return }
    let signature = storage.owner?.signature ?? .empty
    if !model.canShare(type, in: storage.context, signature) {
      model.report(
        SendabilityMessage.sharedNonSendable(
          storage: named, type: type, advice: sendableAdvice(type)),
        at: storage.position,
        notes: [
          Diagnostic.Note(SendabilityMessage.missing(type: type), at: storage.position)
        ])
    }
  }

  /// Advice on how to make a type `Sendable`.
  private func sendableAdvice(_ type: Type) -> SendabilityMessage.SharedAdvice {
    if let existential = type.existential, existential.superclass == nil,
      let wanted = existential.protocols.first
    {
      return .refineProtocol(wanted.name)
    }
    guard let nominal = type.nominal, !nominal.isPrelude else { return .none }
    return .conform(nominal.name)
  }

  /// A task-local's value is visible to child tasks.
  private func checkTaskLocalValue(_ storage: StorageDeclaration) {
    let type = storage.type.value
    let signature = storage.owner?.signature ?? .empty
    if type.isError || model.canShare(type, in: storage.context, signature) { return }
    model.report(SendabilityMessage.missing(type: type), at: storage.position)
  }
}

extension StorageDeclaration {
  /// Whether the property was declared with `@Tag`, a macro that stores a constant.
  fileprivate var isTag: Bool {
    type.value.nominal?.known == .tag
  }
}
