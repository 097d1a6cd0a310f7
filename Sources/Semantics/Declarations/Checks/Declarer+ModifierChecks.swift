import Machine
import Reading
import SwiftSyntax

/// Modifiers that aren't allowed on their declarations.
extension Declarer {
  func checkModifiers(_ declaration: Declaration) {
    let owner = declaration.owner
    let nominal = owner?.type as? NominalDeclaration
    if nominal?.isReference != true {
      report("only classes and class members may be marked with 'final'", "final", of: declaration)
    }
    if owner?.type is ProtocolDeclaration, owner?.extension == nil {
      for word in ["private", "fileprivate", "internal", "public"] {
        report("'\(word)' modifier cannot be used in protocols", word, of: declaration)
      }
    }
    let function = declaration as? FunctionDeclaration
    if let function, function.kind == .initializer {
      checkInitializer(function, in: nominal)
    } else {
      for word in ["convenience", "required"] {
        report("'\(word)' may only be used on 'init' declarations", word, of: declaration)
      }
    }
    if let function, function.kind == .function { checkFunction(function, in: nominal) }
    if let storage = declaration as? StorageDeclaration { checkStorage(storage, in: nominal) }
    if owner == nil {
      report(
        "static methods may only be declared on a type", "static", of: declaration,
        at: declaration.position)
    }
  }

  /// Reports the modifier if the declaration has it, at the modifier unless a position is given.
  private func report(
    _ message: String, _ modifier: String, of declaration: Declaration,
    at position: Position? = nil
  ) {
    guard let place = declaration.modifiers[modifier] else { return }
    model.report(message, at: position ?? place)
  }

  private func checkInitializer(
    _ function: FunctionDeclaration, in nominal: NominalDeclaration?
  ) {
    let isInExtension = function.owner?.extension != nil
    let name = nominal?.name ?? ""
    report("'mutating' may only be used on 'func' declarations", "mutating", of: function)
    if let nominal, nominal.kind != .class, nominal.kind != .actor {
      report(
        "'required' initializer in non-class type '\(name)'", "required", of: function,
        at: function.position)
      report(
        "initializers in \(nominal.kindName)s are not marked with 'convenience'",
        "convenience", of: function, at: function.position)
    } else if nominal?.kind == .class, isInExtension, !function.isConvenience {
      model.report(
        "designated initializer cannot be declared in an extension of '\(name)'; did you mean this to be a convenience initializer?",
        at: function.position)
    }
    if isInExtension {
      report(
        "'required' initializer must be declared directly in class '\(name)' (not in an extension)",
        "required", of: function)
    }
  }

  private func checkFunction(_ function: FunctionDeclaration, in nominal: NominalDeclaration?) {
    if function.owner == nil {
      report("'mutating' is only valid on methods", "mutating", of: function)
    } else if function.isStatic {
      report("static functions must not be declared mutating", "mutating", of: function)
    } else if let nominal, nominal.isReference {
      report(
        "'mutating' is not valid on instance methods in \(nominal.kindName)\(nominal.kind == .actor ? "s" : "es")",
        "mutating", of: function)
    }
    if function.modifiers["class"] != nil, nominal?.kind != .class,
      let keyword = function.syntax?.as(FunctionDeclSyntax.self)?.funcKeyword,
      let file = function.context?.file
    {
      model.report(
        "class methods are only allowed within classes; use 'static' to declare a static method",
        at: file.position(of: keyword))
    }
    report(
      "'async' must be written after the parameter list of a function", "async", of: function)
    checkOperator(function)
  }

  private func checkStorage(_ storage: StorageDeclaration, in nominal: NominalDeclaration?) {
    if !storage.isSubscript {
      report("'mutating' may only be used on 'func' declarations", "mutating", of: storage)
    }
    if storage.modifiers["class"] != nil, nominal?.kind != .class, storage.owner != nil {
      model.report(
        "class properties are only allowed within classes; use 'static' to declare a static property",
        at: storage.position)
    }
    checkNonisolated(storage, nominal)
  }

  private func checkNonisolated(_ storage: StorageDeclaration, _ nominal: NominalDeclaration?) {
    guard let position = storage.modifiers["nonisolated"], let nominal, nominal.isReference,
      !storage.isStatic, storage.getter == nil, !storage.isNonisolatedUnsafe
    else { return }
    if !storage.isConstant {
      model.report("'nonisolated' cannot be applied to mutable stored properties", at: position)
      return
    }
    let type = storage.type.value
    guard nominal.kind == .actor || nominal.isolation.value.globalActor != nil,
      !model.isSendable(type, in: nominal.signature)
    else { return }
    model.report(
      "'nonisolated' can not be applied to variable with non-'Sendable' type '\(type)'",
      at: position)
  }

  private func checkOperator(_ function: FunctionDeclaration) {
    guard function.name.isOperator else { return }
    let count = function.interface.value.parameters.count
    if count == 1, !function.isPrefix, !function.isPostfix {
      model.report(
        "unary operator implementation must have a 'prefix' or 'postfix' modifier",
        at: function.position)
    } else if count == 0 || count > 2 {
      model.report("operators must have one or two arguments", at: function.position)
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
      model.report(
        "operator implementation without matching operator declaration", at: function.position)
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
        "member operator '\(function.name)' must have at least one argument of type "
          + "'\(nominal.name)'", at: function.position)
    }
  }

  /// Checks types and default values of a function's parameters.
  func checkParameters(_ function: FunctionDeclaration) {
    for parameter in function.interface.value.parameters {
      if parameter.isInout, case .expression(let value)? = parameter.defaultValue,
        let file = function.context?.file
      {
        model.report(
          "cannot provide default value to inout parameter '\(parameter.name)'",
          at: file.position(of: value))
      }
    }
    checkDefaults(of: function)
    if function.interface.value.parameters.count(where: \.isIsolated) > 1 {
      model.report(
        "cannot have more than one 'isolated' parameter", at: function.position)
    }
    checkRethrows(function)
    checkThrown(by: function)
    checkUse(ofGenericParametersOf: function)
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
      "'rethrows' function must take a throwing function argument",
      at: clause.map { file.position(of: $0) } ?? function.position)
  }

  /// Only errors can be thrown.
  private func checkThrown(by function: FunctionDeclaration) {
    guard let thrown = function.interface.value.thrown, function.context?.file.isPrelude == false,
      !thrown.isError, thrown != model.core.never, thrown != model.core.anyError,
      model.conformance(
        of: thrown, to: model.core.protocol("Error"), in: function.signature.value) == nil
    else { return }
    model.report(
      "thrown type '\(thrown)' does not conform to the 'Error' protocol", at: function.position)
  }

  /// Default values must be valid even if no call uses them.
  private func checkDefaults(of function: FunctionDeclaration) {
    guard let file = function.context?.file, !file.isPrelude else { return }
    var wasVariadic = false
    for (index, parameter) in function.interface.value.parameters.enumerated() {
      if wasVariadic, parameter.label == nil, !function.name.isOperator {
        model.report(
          "a parameter following a variadic parameter requires a label", at: parameter.position)
      }
      wasVariadic = parameter.isVariadic
      guard case .expression(let value)? = parameter.defaultValue else { continue }
      if function.isRequirementOfProtocol {
        model.report(
          "default argument not permitted in a protocol \(function.kind == .initializer ? "initializer" : "method")",
          at: file.position(of: value))
      } else {
        model.requests?.checkDefaultArgument(of: function, index: index)
      }
    }
  }

  /// `Self` of a class is only allowed as a method's result.
  private func checkSelf(_ function: FunctionDeclaration) {
    guard let nominal = function.owner?.type as? NominalDeclaration, nominal.kind == .class,
      !nominal.isFinal, let syntax = function.syntax?.as(FunctionDeclSyntax.self),
      let file = function.context?.file
    else { return }
    for parameter in syntax.signature.parameterClause.parameters
    where parameter.type.mentionsSelf {
      model.report(
        "covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or "
          + "method result; did you mean '\(nominal.name)'?",
        at: file.position(of: parameter.type))
    }
    if let result = syntax.signature.returnClause?.type, result.mentionsSelf,
      !function.interface.value.returnsSelf
    {
      model.report(
        "covariant 'Self' or 'Self?' can only appear at the top level of method result type",
        at: function.position)
    }
  }
}

extension TypeSyntax {
  fileprivate var mentionsSelf: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Self) }
  }
}

extension String {
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
