import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// Checks that need all declarations.
extension Declarer {
  func check(in context: Context) {
    for (type, _) in types { _ = type.signature }
    for extended in extensions { _ = extended.signature.value }
    for alias in aliases { _ = alias.underlying.value }
    for function in functions { _ = function.interface.value }
    for storage in storages { _ = storage.type.value }
    for storage in storages {
      checkShared(storage)
      checkOwnership(storage)
      checkCopying(storage)
      checkOverride(storage)
      checkModifiers(storage)
      checkIsolation(of: storage)
      checkAccess(storage)
    }
    for function in functions {
      checkOverride(function)
      checkParameters(function)
      checkIsolation(of: function)
      checkCopying(function)
      checkAccess(function)
      if function.storage == nil { checkModifiers(function) }
    }
    for (type, _) in types { checkSameTypes(of: type) }
    for case let nominal as NominalDeclaration in types.map(\.type) {
      checkFinite(nominal)
      checkMemberwiseInitializer(of: nominal)
      checkWrapper(nominal)
      checkResultBuilder(nominal)
      checkDynamicLookup(nominal)
      checkDynamicCalls(nominal)
      checkGlobalActor(nominal)
      checkRequired(of: nominal)
      checkCopying(nominal)
      checkAccess(nominal)
      checkActorConformances(of: nominal, nominal.inherited.value, at: nominal.position)
    }
    for extended in extensions {
      checkCopying(extended)
      guard let nominal = extended.type as? NominalDeclaration else { continue }
      checkActorConformances(
        of: nominal, extended.inherited.value, at: extended.position)
    }
    for case let one as ProtocolDeclaration in types.map(\.type) {
      _ = one.requirements.value
      checkAccess(one)
    }
    checkRedeclarations(in: context)
    for function in functions where function.statements != nil && !function.isRequirementOfProtocol
    {
      _ = function.routine.value
    }
    for storage in storages {
      if storage.isLazy { _ = storage.getter?.routine.value }
      _ = storage.defaultValue?.routine.value
      _ = storage.wrapper?.backing.defaultValue?.routine.value
    }
  }

  /// A result builder must have a method that builds a block.
  private func checkResultBuilder(_ nominal: NominalDeclaration) {
    guard nominal.attributes.contains("resultBuilder"), !nominal.isPrelude else { return }
    let methods = ["buildBlock", "buildPartialBlock"].flatMap {
      model.builderMethods($0, of: nominal, in: nominal.context)
    }
    if methods.contains(where: \.isStatic) {
      guard nominal.access > .private, methods.allSatisfy({ $0.access == .private }) else { return }
      model.report(
        AttributeMessage.builderWithPrivateBlock(type: nominal.name),
        at: nominal.position ?? Position(line: 1, column: 1))
      return
    }
    model.report(
      AttributeMessage.builderWithoutBlock, at: nominal.position ?? Position(line: 1, column: 1))
  }

  /// Only references to objects can be weak.
  private func checkOwnership(_ storage: StorageDeclaration) {
    guard storage.ownership != .strong, let owner = storage.owner else { return }
    let type = storage.type.value
    if type.isError { return }
    let isOptional = type.nominal === model.core.optional
    let held = isOptional ? type.arguments.first ?? type : type
    let word = storage.ownership == .weak ? "weak" : "unowned"
    if storage.ownership == .weak, !isOptional {
      model.report(PropertyMessage.weakNonOptional(type: type), at: storage.position)
    }
    let isClass =
      held.existential.map {
        $0.isClassBound || $0.superclass != nil || $0.protocols.contains { $0.isClassBound }
      } ?? model.isClassBound(held, in: owner.signature)
    if !isClass {
      model.report(
        PropertyMessage.ownershipOfValueType(keyword: word, type: held), at: storage.position)
    }
  }

  /// Whether a variable with storage is allowed in its context.
  func checkPlace(of storage: StorageDeclaration, _ parts: VariableParts) -> Bool {
    guard let owner = storage.owner else { return true }
    let context = parts.context
    if !storage.isStatic {
      if owner.extension != nil, !context.file.isPrelude {
        report(PropertyMessage.storedInExtension, at: parts.binding.pattern, in: context)
        return false
      }
      if let nominal = owner.type as? NominalDeclaration, nominal.kind == .enumeration {
        report(PropertyMessage.storedInEnum, at: parts.binding.pattern, in: context)
        return false
      }
    }
    return true
  }
}

extension FunctionDeclaration {
  var isRequirementOfProtocol: Bool {
    owner?.type is ProtocolDeclaration && owner?.extension == nil
  }
}
