import Machine
import Reading
import SwiftSyntax

/// Modifiers that aren't allowed together with the type around the declaration. Where a modifier can
/// be written at all is in `ModifierPlaces`.
extension Declarer {
  func checkModifiers(_ declaration: Declaration) {
    let owner = declaration.owner
    let nominal = owner?.type as? NominalDeclaration
    let function = declaration as? FunctionDeclaration
    if owner == nil, let storage = declaration as? StorageDeclaration {
      return checkSelf(storage, in: nil)
    }
    if nominal?.isReference != true, function?.kind != .initializer {
      report(ModifierMessage.finalOutsideOfClass, "final", of: declaration)
    }
    if isRequirement(declaration) {
      for (word, position) in declaration.modifiers where word.withoutDetail.isAccess {
        model.report(
          ModifierMessage.inProtocol(keyword: word.withoutDetail), at: position)
      }
    }
    checkOpen(declaration, in: nominal)
    switch function?.kind {
    case .initializer?: checkInitializer(declaration, function?.isConvenience == true, in: owner)
    case .function?: function.map { checkFunction($0, in: nominal) }
    case .getter?, .setter?, .deinitializer?, nil: break
    }
    if let storage = declaration as? StorageDeclaration { checkStorage(storage, in: nominal) }
  }

  private func isRequirement(_ declaration: Declaration) -> Bool {
    declaration.owner?.type is ProtocolDeclaration && declaration.owner?.extension == nil
  }

  /// Reports the modifier if the declaration has it, at the modifier unless a position is given.
  private func report(
    _ message: ModifierMessage, _ modifier: String, of declaration: Declaration,
    at position: Position? = nil
  ) {
    guard let place = declaration.modifiers[modifier] else { return }
    model.report(message, at: position ?? place)
  }

  /// Only a member that a subclass can override is open.
  private func checkOpen(_ declaration: Declaration, in nominal: NominalDeclaration?) {
    guard declaration.modifiers["open"] != nil, !isRequirement(declaration) else { return }
    let isInitializer = (declaration as? FunctionDeclaration)?.kind == .initializer
    let isStored = (declaration as? StorageDeclaration)?.isConstant == true
    let message: ModifierMessage? =
      switch nominal?.kind {
      case .class where isInitializer: .openOfOtherDeclaration
      case .class where declaration.modifiers["static"] != nil: .openStatic
      case .class where nominal?.isFinal == true: .openInFinalClass
      case .class where isStored: .openConstant
      case .class: nil
      case .actor where declaration.modifiers["static"] != nil: .openStatic
      case .actor where isStored: .openConstant
      default: .openOfOtherDeclaration
      }
    switch message {
    case .openOfOtherDeclaration?: report(.openOfOtherDeclaration, "open", of: declaration)
    case let message?: model.report(message, at: declaration.position)
    case nil: break
    }
  }

  /// Reports what the access of a type or alias can't be.
  func checkAccess(
    _ modifiers: Modifiers, of form: DeclarationForm, isInProtocol: Bool = false,
    in context: Context
  ) {
    guard modifiers.access != nil, !context.file.isPrelude else { return }
    if isInProtocol {
      for (word, position) in modifiers.positions where word.isAccess {
        model.report(ModifierMessage.inProtocol(keyword: word), at: position)
      }
    } else if modifiers.access == .open, form != .class, let position = modifiers.positions["open"]
    {
      model.report(ModifierMessage.openOfOtherDeclaration, at: position)
    }
  }

  private func checkInitializer(
    _ declaration: Declaration, _ isConvenience: Bool, in owner: Owner?
  ) {
    guard let owner else { return }
    let name = owner.type.name
    let isInExtension = owner.extension != nil
    let kind = (owner.type as? NominalDeclaration)?.kind
    if kind == .class {
      if isInExtension, !isConvenience {
        model.report(ModifierMessage.designatedInExtension(type: name), at: declaration.position)
      }
      if isInExtension {
        report(ModifierMessage.requiredInExtension(type: name), "required", of: declaration)
      }
      return
    }
    report(
      ModifierMessage.requiredOutsideOfClass(type: name), "required", of: declaration,
      at: declaration.position)
    let message: ModifierMessage =
      switch kind {
      case .structure?: .convenienceInStruct
      case .enumeration?: .convenienceInEnum
      case .actor?: .convenienceInActor
      case .class?, nil: .convenienceInProtocol(protocol: name)
      }
    report(message, "convenience", of: declaration, at: declaration.position)
  }

  private func checkFunction(_ function: FunctionDeclaration, in nominal: NominalDeclaration?) {
    if function.owner == nil {
      for word in ["static", "class"] {
        report(
          ModifierMessage.staticMethodOutsideOfType(keyword: word), word, of: function,
          at: function.position)
      }
    }
    let isReference = nominal?.isReference == true
    for word in ["mutating", "nonmutating", "borrowing", "consuming"] {
      let isOfValues = word.hasSuffix("mutating")
      if function.owner == nil {
        report(ModifierMessage.mutatingOnlyForMethods(keyword: word), word, of: function)
      } else if isReference, isOfValues {
        report(
          ModifierMessage.mutatingInClass(keyword: word, isStatic: function.isStatic), word,
          of: function)
      } else if function.isStatic {
        report(ModifierMessage.staticMutating, word, of: function)
      }
    }
    if function.owner != nil, function.modifiers["class"] != nil, nominal?.kind != .class,
      let keyword = function.syntax?.as(FunctionDeclSyntax.self)?.funcKeyword,
      let file = function.context?.file
    {
      model.report(ModifierMessage.classMethodOutsideOfClass, at: file.position(of: keyword))
    }
    checkFinal(function, in: nominal)
    checkOperator(function)
  }

  /// A static member can't be overridden anyway.
  private func checkFinal(_ declaration: Declaration, in nominal: NominalDeclaration?) {
    guard let nominal, nominal.isReference, declaration.modifiers["static"] != nil,
      nominal.kind == .class || declaration.owner?.extension == nil
    else { return }
    report(ModifierMessage.finalStatic, "final", of: declaration)
  }

  private func checkStorage(_ storage: StorageDeclaration, in nominal: NominalDeclaration?) {
    checkSelf(storage, in: nominal)
    if storage.modifiers["class"] != nil, nominal?.kind != .class {
      model.report(
        storage.isSubscript
          ? ModifierMessage.classSubscriptOutsideOfClass : .classPropertyOutsideOfClass,
        at: storage.position)
    }
    if let position = storage.modifiers["async"] {
      model.report(ModifierMessage.asyncLetOutsideOfFunction, at: position)
    }
    checkFinal(storage, in: nominal)
    checkNonisolated(storage, nominal)
  }

  private func checkNonisolated(_ storage: StorageDeclaration, _ nominal: NominalDeclaration?) {
    guard let position = storage.modifiers["nonisolated"], let nominal, nominal.isReference,
      !storage.isStatic, storage.getter == nil, !storage.isNonisolatedUnsafe
    else { return }
    if !storage.isConstant {
      // A class that isn't `Sendable` is used in one place at a time.
      if nominal.kind == .class, nominal.isolation.value.globalActor == nil,
        !model.canShare(nominal.declaredType, in: storage.context, nominal.signature)
      {
        return
      }
      model.report(ModifierMessage.nonisolatedMutableProperty, at: position)
      return
    }
    let type = storage.type.value
    guard nominal.kind == .actor || nominal.isolation.value.globalActor != nil,
      !model.canShare(type, in: storage.context, nominal.signature)
    else { return }
    model.report(ModifierMessage.nonisolatedNonSendable(type: type), at: position)
  }

  private func checkOperator(_ function: FunctionDeclaration) {
    guard function.name.isOperator else { return }
    let count = function.interface.value.parameters.count
    if count == 1, !function.isPrefix, !function.isPostfix {
      model.report(DeclarationMessage.unaryOperatorWithoutModifier, at: function.position)
    } else if count == 0 || count > 2 {
      model.report(DeclarationMessage.operatorArgumentCount, at: function.position)
    } else {
      checkDeclared(function, count)
      checkOperands(function)
    }
  }

  /// An operator function requires an operator declaration: `infix operator +++`.
  private func checkDeclared(_ function: FunctionDeclaration, _ count: Int) {
    let operators = model.operators
    let isDeclared =
      function.isPrefix
      ? operators.isPrefix(function.name)
      : function.isPostfix
        ? operators.isPostfix(function.name)
        : operators.isInfix(function.name) || function.name == "="
    if !isDeclared {
      model.report(DeclarationMessage.undeclaredOperator, at: function.position)
    }
  }

  /// A type's operator must have an operand of that type.
  private func checkOperands(_ function: FunctionDeclaration) {
    guard let nominal = function.owner?.type as? NominalDeclaration, !nominal.isPrelude else {
      return
    }
    let parameters = function.interface.value.parameters
    let fits = parameters.contains { parameter in
      parameter.type.isError
        || parameter.type.contains { part in
          if part.nominal === nominal { return true }
          if case .parameter = part.kind { return true }
          return false
        }
    }
    if !fits {
      model.report(
        DeclarationMessage.operatorWithoutOwnType(operator: function.name, type: nominal.name),
        at: function.position)
    }
  }

  /// Checks types and default values of a function's parameters.
  func checkParameters(_ function: FunctionDeclaration) {
    for parameter in function.interface.value.parameters {
      if parameter.isInout, case .expression(let value)? = parameter.defaultValue,
        let file = function.context?.file
      {
        model.report(
          DeclarationMessage.defaultOfInoutParameter(name: parameter.name),
          at: file.position(of: value))
      }
    }
    checkDefaults(of: function)
    if function.interface.value.parameters.count(where: \.isIsolated) > 1 {
      model.report(DeclarationMessage.severalIsolatedParameters, at: function.position)
    }
    checkRethrows(function)
    checkThrown(by: function)
    checkUse(ofGenericParametersOf: function)
    checkSameTypes(of: function)
    checkSelf(function)
  }

  /// `rethrows` requires a parameter that can throw.
  private func checkRethrows(_ function: FunctionDeclaration) {
    let interface = function.interface.value
    guard interface.isRethrowing, let file = function.context?.file, !file.isPrelude else { return }
    if function.canRethrow(model) { return }
    let clause =
      function.syntax?.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers?.throwsClause
      ?? function.syntax?.as(InitializerDeclSyntax.self)?.signature.effectSpecifiers?.throwsClause
    model.report(
      DeclarationMessage.rethrowsWithoutThrowingParameter,
      at: clause.map { file.position(of: $0) } ?? function.position)
  }

  /// Only errors can be thrown.
  private func checkThrown(by function: FunctionDeclaration) {
    guard let thrown = function.interface.value.thrown, function.context?.file.isPrelude == false,
      !thrown.isError, thrown != model.core.never, thrown != model.core.anyError,
      model.conformance(
        of: thrown, to: model.core.protocol("Error"), in: function.signature.value) == nil
    else { return }
    model.report(DeclarationMessage.thrownTypeIsNoError(type: thrown), at: function.position)
  }

  /// Default values must be valid even if no call uses them.
  private func checkDefaults(of function: FunctionDeclaration) {
    guard let file = function.context?.file, !file.isPrelude else { return }
    // A setter's new value follows the parameters without a label.
    let parameters = function.storage?.parameters.value ?? function.interface.value.parameters
    var wasVariadic = false
    for (index, parameter) in parameters.enumerated() {
      if wasVariadic, parameter.label == nil, !function.name.isOperator {
        model.report(DeclarationMessage.unlabeledAfterVariadic, at: parameter.position)
      }
      wasVariadic = parameter.isVariadic
      guard case .expression(let value)? = parameter.defaultValue else { continue }
      if function.isRequirementOfProtocol {
        model.report(
          function.kind == .initializer
            ? DeclarationMessage.defaultInProtocolInitializer : .defaultInProtocolMethod,
          at: file.position(of: value))
      } else {
        model.requests?.checkDefaultArgument(of: function, index: index)
      }
    }
  }

  /// A stored property of a class can't have the type `Self`, which is another type in each subclass.
  private func checkSelf(_ storage: StorageDeclaration, in nominal: NominalDeclaration?) {
    guard let nominal, nominal.kind == .class, !nominal.isFinal,
      let binding = storage.syntax?.as(PatternBindingSyntax.self), binding.accessorBlock == nil,
      let type = binding.typeAnnotation?.type, type.mentionsSelf, let file = storage.context?.file
    else { return }
    if !storage.isStatic, let value = binding.initializer?.value {
      model.report(DeclarationMessage.selfInInitialValue, at: file.position(of: value))
    }
    model.report(DeclarationMessage.storedSelf, at: storage.position)
  }

  /// `Self` of a class is only allowed as a method's result, and inside the types of functions that
  /// a method takes.
  private func checkSelf(_ function: FunctionDeclaration) {
    guard let nominal = function.owner?.type as? NominalDeclaration, nominal.kind == .class,
      !nominal.isFinal, let syntax = function.syntax?.as(FunctionDeclSyntax.self),
      let file = function.context?.file
    else { return }
    for parameter in syntax.signature.parameterClause.parameters
    where parameter.type.mentionsSelfOutsideFunctions {
      model.report(
        DeclarationMessage.misplacedSelf(type: nominal.name), at: file.position(of: parameter.type))
    }
    if let result = syntax.signature.returnClause?.type, result.mentionsSelf,
      !function.interface.value.returnsSelf
    {
      model.report(DeclarationMessage.selfInsideResult, at: function.position)
    }
  }
}

extension TypeSyntax {
  fileprivate var mentionsSelfOutsideFunctions: Bool {
    func mentions(_ node: Syntax) -> Bool {
      if let token = node.as(TokenSyntax.self) { return token.tokenKind == .keyword(.Self) }
      return !node.is(FunctionTypeSyntax.self)
        && node.children(viewMode: .sourceAccurate).contains(where: mentions)
    }
    return mentions(Syntax(self))
  }
}

extension String {
  /// `private` of `private(set)`
  fileprivate var withoutDetail: String { String(prefix { $0 != "(" }) }

  package var isOperator: Bool {
    guard let first else { return false }
    return !first.isLetter && !first.isNumber && first != "_" && first != "$"
  }
}

extension FunctionDeclaration {
  /// Whether the function can rethrow: a parameter is a throwing function, or a throwing sequence
  /// is a parameter or the base.
  package func canRethrow(_ model: SemanticModel) -> Bool {
    let takesThrowing = interface.value.parameters.contains { parameter in
      let type = model.wrapped(parameter.type) ?? parameter.type
      return !parameter.isVariadic && (type.isError || type.asFunction?.thrown != nil)
    }
    return takesThrowing || !signature.value.rethrowing.isEmpty
      || (owner?.type as? ProtocolDeclaration)?.isRethrowing == true
  }
}
