import Reading

/// State that several tasks could access concurrently.
extension Declarer {
  func checkShared(_ storage: StorageDeclaration) {
    let stored = storage.wrapper?.backing ?? storage
    if storage.isTaskLocal { checkTaskLocalValue(storage) }
    if storage.isNonisolatedUnsafe { return }
    guard let owner = storage.owner else {
      if stored.defaultValue != nil {
        checkConcurrentUse(of: storage, "\(stored.isConstant ? "let" : "var")", stored)
      }
      return
    }
    guard storage.isStatic, stored.defaultValue != nil else { return }
    let kind = storage.isFinal ? "static" : "class"
    if !(owner.type is ProtocolDeclaration), hasOpenParameters(owner) {
      model.report(
        "\(kind) stored properties not supported in generic types", at: storage.position)
    } else if owner.type is ProtocolDeclaration {
      model.report(
        "\(kind) stored properties not supported in protocol extensions", at: storage.position)
    } else if !storage.isFinal {
      model.report(
        "class stored properties not supported in classes; did you mean 'static'?",
        at: storage.position)
    }
    checkConcurrentUse(of: storage, "\(kind) property", stored)
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
    of storage: StorageDeclaration, _ kind: String, _ stored: StorageDeclaration
  ) {
    if storage.isolation.isGlobal || storage.isTaskLocal { return }
    if !stored.isConstant, !stored.isTag {
      model.report(
        "\(kind) '\(storage.name)' is not concurrency-safe because it is nonisolated "
          + "global shared mutable state", at: storage.position,
        advice: "Make it a `let`, isolate it (`@MainActor`), or use a `@TaskLocal`.")
      return
    }
    let type = storage.type.value
    if type.isError { return }
    let signature = storage.owner?.signature ?? .empty
    if model.conformance(of: type, to: model.core.sendable, in: signature) == nil {
      model.report(
        "\(kind) '\(storage.name)' is not concurrency-safe because non-'Sendable' type "
          + "'\(type)' may have shared mutable state", at: storage.position,
        advice: sendableAdvice(type),
        notes: [
          Diagnostic.Note(
            message: "type '\(type)' does not conform to the 'Sendable' protocol",
            position: storage.position)
        ])
    }
  }

  /// Advice on how to make a type `Sendable`.
  private func sendableAdvice(_ type: Type) -> String? {
    if let existential = type.existential, existential.superclass == nil,
      let wanted = existential.protocols.first
    {
      return "Declare the protocol as `protocol \(wanted.name): Sendable`, and make the types that "
        + "conform to it safe to share."
    }
    guard let nominal = type.nominal, !nominal.isPrelude else { return nil }
    return "Make `\(nominal.name)` conform to `Sendable`, or isolate the property (`@MainActor`)."
  }

  /// A task-local's value is visible to child tasks.
  private func checkTaskLocalValue(_ storage: StorageDeclaration) {
    let type = storage.type.value
    let signature = storage.owner?.signature ?? .empty
    if type.isError
      || model.conformance(of: type, to: model.core.sendable, in: signature) != nil
    {
      return
    }
    model.report(
      "type '\(type)' does not conform to the 'Sendable' protocol", at: storage.position)
  }
}

extension StorageDeclaration {
  /// Whether the property was declared with `@Tag`, a macro that stores a constant.
  fileprivate var isTag: Bool {
    guard let type = type.value.nominal else { return false }
    return type.name == "Tag" && type.module == "Testing"
  }
}
