import CheckedTree
import Machine
import Reading
package import SwiftSyntax

/// The parts of a function's, initializer's or accessor's syntax.
struct FunctionParts {
  var name: String
  var kind: FunctionDeclaration.Kind
  var position: Position
  var generics: GenericParameterClauseSyntax?
  var whereClause: GenericWhereClauseSyntax?
  var parameters: FunctionParameterListSyntax?
  var isAsync = false
  var throwsClause: ThrowsClauseSyntax?
  var result: TypeSyntax?
  var modifiers = Modifiers()
  var attributes = Attributes()
  var body: CodeBlockSyntax?
  var syntax: DeclSyntax?
  var isFailable = false
  var isOperator = false
}

extension Declarer {
  /// The maximum number of generic parameters of one declaration.
  private static let genericsLimit = 200

  /// The head's context, with the declared generic parameters, including `some P`.
  func makeHead(
    generics: GenericParameterClauseSyntax?, where clause: GenericWhereClauseSyntax?,
    parameters: FunctionParameterListSyntax?, thrown: TypeSyntax? = nil, result: TypeSyntax?,
    in outer: Context
  ) -> Head {
    let context = Context(
      kind: .head, parent: outer, file: outer.file, layer: outer.layer, isolation: outer.isolation)
    var own: [GenericParameter] = []
    var bounds: [(TypeSyntax, GenericParameter)] = []
    for syntax in (generics?.parameters).elements {
      if let specifier = syntax.specifier {
        model.reportUnsupported(
          UnsupportedMessage.genericParameter(specifier: specifier.text),
          at: outer.file.position(of: specifier))
      }
      let parameter = GenericParameter(name: syntax.name.plainName)
      if context.names[parameter.name] != nil {
        report(DeclarationMessage.redeclaration(name: parameter.name), at: syntax.name, in: outer)
      } else if outer.hasGenericParameter(named: parameter.name) {
        report(
          DeclarationMessage.shadowingParameter(name: parameter.name), at: syntax.name, in: outer)
      }
      context.names[parameter.name] = [.parameter(parameter)]
      own.append(parameter)
      if let bound = syntax.inheritedType { bounds.append((bound, parameter)) }
    }
    for parameter in parameters.elements {
      for some in SomeTypes.in(parameter.type) {
        let implicit = GenericParameter(name: some.spelling)
        context.opaqueTypes[some.id] = .parameter(implicit)
        own.append(implicit)
        bounds.append((some.constraint, implicit))
      }
    }
    if own.count > Self.genericsLimit {
      let place = generics.map { Syntax($0) } ?? parameters.map { Syntax($0) }
      model.reportUnsupported(
        UnsupportedMessage.manyGenericParameters(limit: Self.genericsLimit),
        at: place.map { outer.file.position(of: $0) } ?? Position(line: 1, column: 1))
      model.budget.giveUp()
    }
    var opaque: OpaqueResult?
    for some in result.map({ SomeTypes.in($0) }) ?? [] {
      if opaque != nil {
        model.reportUnsupported(
          UnsupportedMessage.severalOpaqueTypes, at: outer.file.position(of: some))
      }
      if outer.isProtocolBody, !outer.file.isPrelude {
        report(TypeMessage.someInRequirement, at: some, in: outer)
      }
      let result = OpaqueResult(name: some.spelling)
      context.opaqueTypes[some.id] = .result(result)
      opaque = opaque ?? result
    }
    let builder = SignatureBuilder(
      model: model, parameters: own, outer: { outer.signature })
    builder.context = context
    for (bound, parameter) in bounds { builder.add(bound: bound, of: parameter) }
    builder.add(clause)
    if !own.isEmpty, !outer.file.isPrelude {
      for parameter in parameters.elements { builder.add(implying: parameter.type) }
      if let result { builder.add(implying: result) }
      builder.add(thrown: thrown)
    }
    if !builder.isEmpty { context.ownSignature = builder.fact() }
    return Head(context: context, parameters: own, opaque: opaque)
  }

  struct Head {
    package var context: Context
    package var parameters: [GenericParameter]
    package var opaque: OpaqueResult?
    package var signature: Lazy<GenericSignature> {
      context.ownSignature ?? Lazy(circular: .empty) { [context] in context.signature }
    }
  }

  func makeFunction(_ parts: FunctionParts, owner: Owner?, in outer: Context) -> FunctionDeclaration
  {
    let head = makeHead(
      generics: parts.generics, where: parts.whereClause, parameters: parts.parameters,
      thrown: parts.throwsClause?.type, result: parts.result, in: outer)
    let function = FunctionDeclaration(
      name: parts.name, kind: parts.kind, position: parts.position, owner: owner,
      signature: head.signature, interface: Lazy(known: .init(parameters: [], result: .error)),
      routine: Lazy(known: Routine.none))
    function.genericParameters = head.parameters
    function.opaqueResult = head.opaque
    function.context = head.context
    function.layer = outer.layer
    if let layer = outer.layer, Term.isOperator(parts.name) {
      model.declarations.noteOwnOperator(parts.name, layer)
    }
    function.syntax = parts.syntax
    function.statements = parts.body?.statements
    function.end = parts.body.map { outer.file.position(of: $0.rightBrace) }
    function.isFailable = parts.isFailable
    apply(parts.modifiers, parts.attributes, to: function, in: outer)
    function.isMutating = parts.modifiers.isMutating
    function.isConvenience = parts.modifiers.isConvenience
    function.isRequired = parts.modifiers.isRequired
    function.isPrefix = parts.modifiers.isPrefix
    function.isPostfix = parts.modifiers.isPostfix
    function.isSendable = parts.attributes.contains("Sendable")
    function.isDiscardable = parts.attributes.contains("discardableResult")
    function.isDisfavored = parts.attributes.contains("_disfavoredOverload")
    function.passesTypes = parts.attributes.contains("passTypes")
    function.isForNoncopyableTypes = parts.attributes.contains("noncopyable")
    function.resultBuilder = Lazy(circular: nil) { [unowned model] in
      model.builderType(parts.attributes.resultBuilder, in: head.context)
    }
    function.interface = interface(of: function, parts, head)
    function.routine = routine(of: function, attributes: parts.attributes)
    function.opaqueResult?.check = { [unowned model, unowned function] in
      model.requests?.checkOpaqueBody(of: function)
    }
    return function
  }

  /// Applies what all members can have: access, `static`, `final`.
  func apply(
    _ modifiers: Modifiers, _ attributes: Attributes, to declaration: Declaration,
    in context: Context
  ) {
    declaration.access = modifiers.access ?? defaultAccess(in: context)
    declaration.isStatic = modifiers.isStatic
    declaration.isFinal =
      modifiers.isFinal || (modifiers.isStatic && !modifiers.isClassMember)
    declaration.isOverride = modifiers.isOverride
    declaration.modifiers = modifiers.positions
    declaration.layer = context.layer
    declaration.refusal = attributes.refusal
    declaration.refusalWhereAsync = attributes.unavailableWhereAsync
    declaration.isPreconcurrency = attributes.known.contains("preconcurrency")
  }

  /// The access of a member without a modifier: that of its extension or protocol.
  private func defaultAccess(in context: Context) -> Access {
    switch context.kind {
    case .extension(let extended):
      // Members of a private extension at the top level are visible in the whole file.
      if let access = extended.access { return max(access, .file) }
      return extended.type is ProtocolDeclaration
        ? .module : min(.module, max(extended.type.access, .file))
    case .type(let type):
      return type is ProtocolDeclaration ? max(type.access, .file) : .module
    default: return .module
    }
  }

  // MARK: Interfaces

  private func interface(
    of function: FunctionDeclaration, _ parts: FunctionParts, _ head: Head
  ) -> Lazy<FunctionDeclaration.Interface> {
    let context = head.context
    let fallback = FunctionDeclaration.Interface(parameters: [], result: .error)
    let shape = model.fact(circular: fallback) { [self, unowned function] in
      let reader = TypeReader(model: model, context: context)
      let takesSelf = function.kind == .function && function.owner?.isClass ?? false
      let parameters = parts.parameters.elements.map { syntax in
        var made = parameter(
          syntax, reader, of: parts, isOperation: !parts.attributes.operations.isEmpty)
        made.mentionsSelf = takesSelf && syntax.type.mentionsSelf
        return made
      }
      let thrown = reader.thrown(parts.throwsClause)
      var result = Type.void
      var returnsSelf = false
      switch function.kind {
      case .initializer:
        let made = function.owner.map { context.signature.reduce($0.selfType) } ?? .error
        result = function.isFailable ? model.core.optional(made) : made
      case .function, .getter, .setter, .deinitializer:
        if let written = parts.result {
          result = reader.read(written)
          returnsSelf = function.owner?.isClass ?? false && written.isSelf
          function.isImplicitlyUnwrapped = written.isImplicitlyUnwrapped
        }
      }
      return FunctionDeclaration.Interface(
        parameters: parameters, result: result, isAsync: parts.isAsync, thrown: thrown,
        isRethrowing: parts.throwsClause?.throwsSpecifier.text == "rethrows",
        returnsSelf: returnsSelf)
    }
    function.shape = shape
    return model.fact(circular: fallback) { [self, unowned function] in
      let isolation = isolation(of: function, parts.modifiers, parts.attributes, context)
      // Only an asynchronous function can run on its caller's actor.
      return shape.value.isolated(parts.isAsync ? isolation : isolation.ofLocals)
    }
  }

  func parameter(
    _ syntax: FunctionParameterSyntax, _ reader: TypeReader, of parts: FunctionParts,
    isOperation: Bool
  ) -> FunctionDeclaration.Parameter {
    let first = syntax.firstName.plainName
    let second = syntax.secondName?.plainName
    let type = reader.parameter(syntax.type, isVariadic: syntax.ellipsis != nil)
    var result = FunctionDeclaration.Parameter(
      label: first == "_" ? nil : first, name: second ?? first, type: type.type,
      position: reader.position(syntax.secondName ?? syntax.firstName))
    if parts.isOperator {
      result.label = nil
      if second != nil, first != "_" {
        reader.report(DeclarationMessage.operatorWithLabels, at: syntax.firstName)
      }
    }
    if parts.name == "subscript", second == nil { result.label = nil }
    result.isInout = type.isInout
    result.isAutoclosure = type.isAutoclosure
    result.isVariadic = type.isVariadic
    result.isImplicitlyUnwrapped = syntax.type.isImplicitlyUnwrapped
    result.isIgnored = isOperation && result.name == "_"
    result.isPreconcurrency = parts.attributes.known.contains("preconcurrency")
    if let attributed = syntax.type.as(AttributedTypeSyntax.self) {
      result.isConsuming = attributed.specifiers.contains { $0.spelling == "consuming" }
      result.isSending = attributed.specifiers.contains { $0.spelling == "sending" }
      result.isIsolated = syntax.type.isIsolated
    }
    for case .attribute(let attribute) in syntax.attributes {
      let name = attribute.attributeName.spelling
      if ["_inheritActorContext", "escaping", "autoclosure", "_implicitSelfCapture", "Sendable"]
        .contains(name)
      {
        if name == "_inheritActorContext" { result.inheritsActorContext = true }
        continue
      }
      if name == "lent", reader.context.file.isPrelude {
        result.isLent = true
        continue
      }
      guard let type = model.attributeType(attribute, in: reader.context) else {
        reader.report(AttributeMessage.unknown(name: name, module: nil), at: attribute)
        continue
      }
      if type.attributes.contains("globalActor") {
        reader.report(AttributeMessage.globalActorOfLocal(name: result.name), at: attribute)
      } else if type.attributes.contains("resultBuilder") {
        result.resultBuilder = model.builderType(attribute, in: reader.context)
      } else if type.attributes.contains("propertyWrapper") {
        if parts.name == "subscript" {
          reader.report(AttributeMessage.wrapperOfSubscriptParameter, at: attribute)
          continue
        }
        if result.wrapper != nil {
          model.reportUnsupported(
            UnsupportedMessage.severalWrappersOfParameter, at: reader.position(attribute))
        }
        result.wrapper = attribute
      }
    }
    result.defaultValue = syntax.defaultValue.map { .init(value: $0.value) }
    return result
  }

  // MARK: Routines

  /// The function's routine. Creating it queues its body for checking.
  func routine(of function: FunctionDeclaration, attributes: Attributes) -> Lazy<Routine> {
    let intrinsic = attributes.intrinsics.first
    let operation = attributes.operations.first.flatMap(Operation.init(rawValue:))
    return Lazy(circular: Routine.none) { [unowned model, unowned function] in
      model.makeRoutine(of: function, intrinsic: intrinsic, operation: operation)
    }
  }
}

extension SemanticModel {
  func makeRoutine(
    of function: FunctionDeclaration, intrinsic: String? = nil, operation: Operation? = nil
  ) -> Routine {
    let interface = function.interface.value
    let name = function.runtimeName
    let routine = Routine(
      name: name,
      function: Function(
        name: name, position: function.position, isAsync: interface.isAsync,
        isMainActor: interface.isolation.isMainActor,
        isCallerIsolated: interface.isolation == .caller))
    var parameters = interface.parameters.count
    if let intrinsic {
      routine.implementation = .intrinsic(intrinsic)
    } else if let operation {
      routine.implementation = .operation(operation)
      parameters = interface.parameters.lazy.filter { !$0.isIgnored }.count
    }
    let passesTypes = intrinsic == nil && operation == nil || function.passesTypes
    routine.parameterCount =
      (passesTypes ? function.hiddenParameters.count : 0) + (function.takesSelf ? 1 : 0)
      + parameters
    routine.canThrow = interface.thrown != nil
    routine.enclosingBody = function.owner == nil ? function.context?.body : nil
    if case .code = routine.implementation, function.requirementIndex == nil { needBody(function) }
    return routine
  }
}

extension FunctionDeclaration {
  /// The name in traces and traps: `fetch(id:)`, `Model.init(id:)`, `get title`.
  var runtimeName: String {
    switch kind {
    case .function: fullName
    case .initializer: owner.map { "\($0.type.path).\(fullName)" } ?? fullName
    case .getter: "get \(storage?.name ?? name)"
    case .setter: "set \(storage?.name ?? name)"
    case .deinitializer: owner.map { "\($0.type.path).deinit" } ?? "deinit"
    }
  }
}

extension FunctionDeclaration.DefaultArgument {
  /// The default value after `=`. `#line` and similar macros are evaluated at the call.
  package init(value: ExprSyntax) {
    if let macro = value.as(MacroExpansionExprSyntax.self),
      [
        "line", "function", "fileID", "file", "filePath", "column", "isolation", "_sourceLocation",
      ].contains(macro.macroName.text)
    {
      self = .callerMagic(macro.macroName.text)
    } else {
      self = .expression(value)
    }
  }
}

extension TypeSyntax {
  /// Whether it is `Self`, or an optional of that, with or without parentheses.
  package var isSelf: Bool {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let identifier): return identifier.name.text == "Self"
    case .optionalType(let optional): return optional.wrappedType.isSelf
    case .attributedType(let attributed): return attributed.baseType.isSelf
    case .tupleType(let tuple):
      guard tuple.elements.count == 1, let only = tuple.elements.first else { return false }
      return only.firstName == nil && only.type.isSelf
    default: return false
    }
  }

  var mentionsSelf: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Self) }
  }
}

extension Context {
  /// Whether the declarations of the context are a protocol's requirements.
  fileprivate var isProtocolBody: Bool {
    if case .type(let type) = kind { type is ProtocolDeclaration } else { false }
  }

  /// Whether an enclosing declaration of the program has a generic parameter of this name.
  fileprivate func hasGenericParameter(named name: String) -> Bool {
    if file.isPrelude { return false }
    var next: Context? = self
    while let context = next {
      for case .parameter(let parameter) in context.names[name] ?? [] where !parameter.isSelf {
        return true
      }
      next = context.parent
    }
    return false
  }
}
