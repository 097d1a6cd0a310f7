import Machine
import Reading
import SwiftSyntax

/// Attributes that aren't allowed on their declarations.
extension Declarer {
  /// Checks the attributes of a function, initializer or subscript.
  func checkAttributes(
    ofFunction attributes: Attributes, takesBuilder: Bool = true, in context: Context
  ) {
    guard !context.file.isPrelude else { return }
    for (attribute, type) in attributes.wrappers {
      report(
        AttributeMessage.wrapperOfOtherDeclaration(wrapper: type.name), at: attribute, in: context)
    }
    if !takesBuilder { refuseBuilder(attributes, in: context) }
  }

  /// Checks the attributes of a type.
  func checkAttributes(ofType attributes: Attributes, in context: Context) {
    guard !context.file.isPrelude else { return }
    for (attribute, type) in attributes.wrappers {
      report(
        AttributeMessage.wrapperOfOtherDeclaration(wrapper: type.name), at: attribute, in: context)
    }
    refuseBuilder(attributes, in: context)
  }

  /// A result builder on a variable transforms its getter, or an argument of the memberwise
  /// initializer.
  func checkBuilder(onStored parts: VariableParts) {
    guard let (attribute, builder) = parts.attributes.first(marked: "resultBuilder") else { return }
    let nominal = parts.owner?.type as? NominalDeclaration
    let isMemberwise = nominal?.kind == .structure && !parts.modifiers.isStatic
    if isMemberwise || parts.context.file.isPrelude { return }
    report(
      AttributeMessage.builderWithoutGetter(builder: builder.name), at: attribute, in: parts.context
    )
  }

  /// Global variables of a script are on the main actor anyway, and local variables are
  /// nonisolated.
  func checkGlobalActor(on parts: VariableParts) {
    guard parts.owner == nil, let (attribute, _) = parts.attributes.first(marked: "globalActor"),
      !parts.context.file.isPrelude,
      !parts.context.isLayer || parts.context.file.form == .script
    else { return }
    report(
      parts.context.isLayer
        ? AttributeMessage.globalActorAtTopLevel
        : .globalActorOfLocal(name: parts.binding.pattern.spelling),
      at: attribute, in: parts.context)
  }

  private func refuseBuilder(_ attributes: Attributes, in context: Context) {
    guard let (attribute, builder) = attributes.first(marked: "resultBuilder") else { return }
    report(
      AttributeMessage.builderOfOtherDeclaration(builder: builder.name), at: attribute, in: context)
  }

  // MARK: Requirements of attributes on types

  /// A class that is a global actor has no subclasses.
  func checkGlobalActor(_ nominal: NominalDeclaration) {
    guard nominal.attributes.contains("globalActor"), nominal.kind == .class, !nominal.isFinal
    else { return }
    model.report(
      AttributeMessage.globalActorOfNonFinalClass(type: nominal.name),
      at: nominal.position ?? Position(line: 1, column: 1))
  }

  /// `@dynamicMemberLookup` requires a subscript that finds the members.
  func checkDynamicLookup(_ nominal: NominalDeclaration) {
    guard nominal.attributes.contains("dynamicMemberLookup"), !nominal.isPrelude else { return }
    let type = nominal.declaredType
    let found = model.members("subscript", of: type, in: nominal.context ?? model.core.scope)
    var subscripts: [StorageDeclaration] = []
    for case .storage(let storage) in found.map(\.member)
    where storage.parameters.value.first?.label == "dynamicMember" {
      subscripts.append(storage)
    }
    let isThere = subscripts.contains { storage in
      isMemberName(storage.parameters.value[0].type, in: storage)
        && storage.parameters.value.dropFirst().allSatisfy(\.hasDefault)
    }
    if isThere { return }
    let position = subscripts.first?.position ?? nominal.position
    model.report(
      AttributeMessage.dynamicMemberLookupWithoutSubscript(type: nominal.name),
      at: position ?? Position(line: 1, column: 1))
  }

  /// `@dynamicCallable` requires a method that takes the arguments as a literal.
  func checkDynamicCalls(_ nominal: NominalDeclaration) {
    guard nominal.attributes.contains(DynamicLabel.attribute), !nominal.isPrelude,
      let file = nominal.context?.file
    else { return }
    let found = model.members(
      DynamicLabel.method, of: nominal.declaredType, in: nominal.context ?? model.core.scope)
    let isThere = found.contains { found in
      if case .function(let function) = found.member { takesLiteral(function) } else { false }
    }
    if isThere { return }
    let syntax = nominal.syntax?.asProtocol((any WithAttributesSyntax).self)?.attributes
    let attribute = syntax?.first(named: DynamicLabel.attribute)
    model.report(
      AttributeMessage.dynamicCallableWithoutMethod(type: nominal.name),
      at: attribute.map { file.position(of: $0) } ?? nominal.position
        ?? Position(line: 1, column: 1))
  }

  private func takesLiteral(_ function: FunctionDeclaration) -> Bool {
    let parameters = function.interface.value.parameters
    guard !function.isStatic, parameters.count == 1,
      let label = parameters[0].label.flatMap(DynamicLabel.init)
    else { return false }
    let (type, signature) = (parameters[0].type, function.signature.value)
    func conforms(_ type: Type, _ name: String) -> Bool {
      type.isError
        || model.conformance(of: type, to: model.core.protocol(name), in: signature) != nil
    }
    switch label {
    case .arguments: return conforms(type, "ExpressibleByArrayLiteral")
    case .keywords:
      let literal = model.core.protocol("ExpressibleByDictionaryLiteral")
      guard conforms(type, literal.name),
        // The first is the key.
        let key = literal.associatedTypes.first
      else { return type.isError }
      let keyType = model.typeWitness(key, of: type, in: signature)
      return keyType.map { conforms($0, "ExpressibleByStringLiteral") } ?? true
    }
  }

  private func isMemberName(_ type: Type, in storage: StorageDeclaration) -> Bool {
    if type.isError || type.nominal?.isKeyPath == true { return true }
    if case .existential = type.kind { return true }
    let text = model.core.protocol("ExpressibleByStringLiteral")
    return model.conformance(of: type, to: text, in: storage.signature.value) != nil
  }
}
