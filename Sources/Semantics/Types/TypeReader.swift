package import Machine
package import Reading
package import SwiftSyntax

/// Resolves type syntax in a context.
package struct TypeReader {
  package unowned let model: SemanticModel
  package let context: Context
  /// Provides types for `_` and omitted generic arguments.
  package var placeholder: (() -> Type)?

  package init(
    model: SemanticModel, context: Context, placeholder: (() -> Type)? = nil
  ) {
    self.model = model
    self.context = context
    self.placeholder = placeholder
  }

  package func read(_ syntax: TypeSyntax) -> Type {
    let type = structure(syntax)
    let known = type.flags.contains(.hasParameters) ? context.signature.reduce(type) : type
    if known.flags.contains(.isTooLarge) { model.reportLargeType(at: position(syntax)) }
    return known
  }

  /// The type of an alias. A protocol's name remains a constraint.
  func readAliased(_ syntax: TypeSyntax) -> Type {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let identifier): identifierType(identifier)
    case .memberType(let member): context.signature.reduce(memberType(member))
    default: read(syntax)
    }
  }

  // MARK: Kinds of types

  private func structure(_ syntax: TypeSyntax) -> Type {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let identifier):
      return identifierType(identifier)
    case .memberType(let member): return memberType(member)
    case .optionalType(let optional): return model.core.optional(structure(optional.wrappedType))
    case .implicitlyUnwrappedOptionalType(let optional):
      return model.core.optional(structure(optional.wrappedType))
    case .arrayType(let array):
      let element = structure(array.element)
      checkCopyable([element], of: model.core.array, at: syntax)
      return model.core.array(of: element)
    case .dictionaryType(let dictionary):
      let arguments = [structure(dictionary.key), structure(dictionary.value)]
      let declaration = model.core.dictionary
      checkArguments(arguments, of: declaration, at: syntax)
      return .nominal(declaration, arguments)
    case .tupleType(let tuple): return tupleType(tuple)
    case .functionType(let function): return functionType(function)
    case .attributedType(let attributed): return attributedType(attributed)
    case .someOrAnyType(let syntax): return someOrAny(syntax)
    case .compositionType:
      return constraint(syntax).map { Type(.existential($0)) } ?? .error
    case .metatypeType(let metatype): return metatypeType(metatype)
    case .missingType: return .error
    case .namedOpaqueReturnType, .packElementType, .packExpansionType, .suppressedType,
      .classRestrictionType, .inlineArrayType:
      model.reportUnsupported(UnsupportedMessage.type(type: syntax.spelling), at: position(syntax))
      return .error
    }
  }

  private func tupleType(_ tuple: TupleTypeSyntax) -> Type {
    let elements = tuple.elements.map { element in
      if element.secondName != nil, let first = element.firstName {
        report(TypeMessage.twoLabels, at: first)
      }
      if let dots = element.ellipsis { report(TypeMessage.variadicElement, at: dots) }
      return TupleElement(
        label: element.firstName.flatMap { $0.text == "_" ? nil : $0.plainName },
        type: structure(element.type))
    }
    if elements.count == 1, let only = elements.first {
      if only.label != nil {
        report(TypeMessage.labelOfSingleElement, at: tuple)
      }
      return only.type
    }
    if elements.compactMap(\.label).hasDuplicates { report(TypeMessage.duplicateLabel, at: tuple) }
    checkCopyable(elements, at: tuple)
    return Type(.tuple(elements))
  }

  private func functionType(_ syntax: FunctionTypeSyntax) -> Type {
    let parameters = syntax.parameters.map { parameter in
      if let label = parameter.firstName, label.text != "_" {
        report(TypeMessage.functionTypeLabel(label: label.plainName), at: label)
      }
      let read = self.parameter(parameter.type, isVariadic: parameter.ellipsis != nil)
      checkCopyable(read, at: parameter.type)
      return read
    }
    var type = FunctionType(
      parameters: parameters, result: structure(syntax.returnClause.type),
      isAsync: syntax.effectSpecifiers?.asyncSpecifier != nil,
      thrown: thrown(syntax.effectSpecifiers?.throwsClause))
    if let index = syntax.parameters.enumerated().first(where: { $1.type.isIsolated })?.offset {
      type.isolation = .parameter(index)
    }
    return .function(type)
  }

  /// A parameter's type with its attributes and specifiers.
  ///
  /// - Parameter isVariadic: Whether it takes several values. They become an array, which makes
  ///   functions escaping.
  package func parameter(_ syntax: TypeSyntax, isVariadic: Bool = false) -> FunctionType.Parameter {
    var result = FunctionType.Parameter(type: .error)
    result.isVariadic = isVariadic
    if let attributed = syntax.as(AttributedTypeSyntax.self) {
      result.isInout = attributed.specifiers.contains { $0.spelling == "inout" }
      result.isSending =
        result.isInout && attributed.specifiers.contains { $0.spelling == "sending" }
      result.isAutoclosure = attributed.attributes.contains {
        $0.spelling == "@autoclosure"
      }
      if isVariadic, let word = attributed.specifiers.first(where: { $0.spelling == "inout" }) {
        report(TypeMessage.inoutVariadic, at: word)
      }
    }
    result.type = read(syntax)
    checkEscaping(syntax, result.type)
    if result.type.asFunction != nil, !syntax.isEscaping, !isVariadic {
      result.type = result.type.nonescaping
    }
    if result.isAutoclosure, result.type.asFunction.map({ !$0.parameters.isEmpty }) ?? true,
      !result.type.isError
    {
      report(TypeMessage.autoclosureOfOtherType, at: syntax)
      result.isAutoclosure = false
    }
    return result
  }

  private func checkEscaping(_ syntax: TypeSyntax, _ type: Type) {
    let attributes = syntax.as(AttributedTypeSyntax.self)?.attributes
    guard attributes?.contains(where: { $0.spelling == "@escaping" }) == true,
      type.asFunction == nil, !type.isError
    else { return }
    let isOptional = model.wrapped(type)?.asFunction != nil
    report(
      isOptional
        ? TypeMessage.escapingOptional : .escapingOfOtherType,
      at: syntax)
  }

  /// The error type of a `throws` clause; nil if it throws nothing.
  package func thrown(_ clause: ThrowsClauseSyntax?) -> Type? {
    guard let clause else { return nil }
    guard let written = clause.type else { return model.core.anyError }
    let type = read(written)
    return type == model.core.never ? nil : type
  }

  /// The words before a parameter's type.
  private static let parameterWords: Set = [
    "inout", "borrowing", "consuming", "sending", "isolated",
  ]

  private func attributedType(_ syntax: AttributedTypeSyntax) -> Type {
    var type = structure(syntax.baseType)
    for specifier in [syntax.specifiers, syntax.lateSpecifiers].joined() {
      if Self.parameterWords.contains(specifier.spelling),
        let message = syntax.misplaced(specifier.spelling)
      {
        report(message, at: specifier)
      }
      switch specifier.spelling {
      // A `sending` closure can run anywhere.
      case "sending": type = type.mapFunction { $0.isSendable = true }
      case "inout", "borrowing", "consuming", "__owned", "__shared", "isolated": break
      case "nonisolated(nonsending)": type = type.mapFunction { $0.isolation = .caller }
      default:
        model.reportUnsupported(
          UnsupportedMessage.specifier(specifier: specifier.spelling), at: position(specifier))
      }
    }
    // An alias of a function type isn't a written function type.
    let isFunction = syntax.baseType.is(FunctionTypeSyntax.self)
    var names: Set<String> = []
    for case .attribute(let attribute) in syntax.attributes {
      let name = attribute.attributeName.spelling
      if !names.insert(name).inserted { report(TypeMessage.duplicateAttribute, at: attribute) }
      switch name {
      case "escaping":
        if let message = syntax.misplacedEscaping { report(message, at: attribute) }
      case "autoclosure", "noescape", "preconcurrency", "retroactive", "unchecked": break
      case "Sendable":
        if !isFunction, !type.isError {
          report(
            type.asFunction == nil
              ? TypeMessage.sendableOfOtherType : .attributeOfAlias,
            at: attribute)
        }
        type = type.mapFunction { $0.isSendable = true }
      case "concurrent": type = type.mapFunction { $0.isolation = .nonisolated }
      case "isolated" where type.asFunction?.isAsync == true:
        // The caller of an asynchronous function lets it run on its actor, whichever that is.
        break
      case "isolated" where type.asFunction != nil:
        model.reportUnsupported(UnsupportedMessage.isolatedAny, at: position(attribute))
      default:
        guard isFunction || type.isError,
          let actor = model.globalActor(attribute, in: context)
        else {
          report(AttributeMessage.unknown(name: name, module: nil), at: attribute)
          continue
        }
        type = type.mapFunction { $0.isolation = .global(actor) }
      }
    }
    return type
  }

  private func someOrAny(_ syntax: SomeOrAnyTypeSyntax) -> Type {
    guard syntax.someOrAnySpecifier.text == "any" else {
      switch context.opaqueType(of: syntax) {
      case .parameter(let parameter)?: return parameter.type
      case .result(let result)?:
        if let constraint = constraint(syntax.constraint) {
          refuseValue(ofSuppressed: constraint, at: syntax)
          result.constraint = constraint
        }
        result.parameters = context.signature.parameters
        return Type(.opaque(result, result.parameters.map(\.type)))
      case nil:
        report(TypeMessage.misplacedSome, at: syntax)
        return .error
      }
    }
    // `any P.Type` is the metatype of any conforming type.
    if let metatype = syntax.constraint.as(MetatypeTypeSyntax.self) {
      return constraint(metatype.baseType).map { .metatype(Type(.existential($0))) } ?? .error
    }
    return constraint(syntax.constraint).map { constraint in
      refuseValue(ofSuppressed: constraint, at: syntax)
      return Type(.existential(constraint))
    } ?? .error
  }

  private func metatypeType(_ syntax: MetatypeTypeSyntax) -> Type {
    if syntax.metatypeSpecifier.text == "Protocol" {
      model.reportUnsupported(UnsupportedMessage.protocolMetatype, at: position(syntax))
      return .error
    }
    let instance = structure(syntax.baseType)
    // `(any P).Type` is the type of the protocol itself; `any P.Type` is a type that conforms.
    if syntax.baseType.is(TupleTypeSyntax.self), let existential = instance.existential,
      !existential.protocols.isEmpty
    {
      model.reportUnsupported(UnsupportedMessage.typeOfProtocol, at: position(syntax))
      return .error
    }
    return .metatype(instance)
  }

  // MARK: Constraints

  /// A composition of protocols, a class or `AnyObject`.
  package func constraint(_ syntax: TypeSyntax, of subject: String = "Self") -> Existential? {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .compositionType(let composition):
      var result: Existential? = Existential()
      for element in composition.elements {
        let part = constraint(element.type)
        result = result.flatMap { whole in part.map { whole.composed(with: $0) } }
      }
      return result
    case .tupleType(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first { return constraint(only.type) }
    case .attributedType(let attributed): return constraint(attributed.baseType)
    case .classRestrictionType: return Existential(isClassBound: true)
    case .someOrAnyType(let nested) where nested.someOrAnySpecifier.text == "any":
      return constraint(nested.constraint)
    case .suppressedType(let suppressed):
      return self.suppressed(suppressed)
    default: break
    }
    let type: Type =
      switch syntax.as(TypeSyntaxEnum.self) {
      case .identifierType(let identifier): identifierType(identifier)
      case .memberType(let member): memberType(member)
      default: structure(syntax)
      }
    switch type.kind {
    case .existential(let existential): return existential
    case .nominal(let declaration, _) where declaration.isReference:
      return Existential(superclass: type, isClassBound: true)
    case .error: return nil
    default:
      report(TypeMessage.constrainedToOtherType(subject: subject, type: type), at: syntax)
      return nil
    }
  }

  // MARK: Words

  package func position(_ node: some SyntaxProtocol) -> Position { context.file.position(of: node) }

  package func report(_ message: some DiagnosticMessage, at node: some SyntaxProtocol) {
    model.report(message, at: position(node))
  }
}

extension Context {
  fileprivate func opaqueType(of syntax: SomeOrAnyTypeSyntax) -> OpaqueType? {
    opaqueTypes[syntax.id] ?? parent?.opaqueType(of: syntax)
  }
}

extension TypeSyntax {
  /// Whether `@escaping` is written or implied.
  fileprivate var isEscaping: Bool {
    if `is`(OptionalTypeSyntax.self) { return true }
    guard let attributed = `as`(AttributedTypeSyntax.self) else { return false }
    return attributed.attributes.contains { $0.spelling == "@escaping" }
  }
}

extension Type {
  package func mapFunction(_ change: (inout FunctionType) -> Void) -> Type {
    guard case .function(var function) = kind else { return self }
    change(&function)
    return .function(function)
  }

  var nonescaping: Type { mapFunction { $0.isEscaping = false } }
  package var escaping: Type { mapFunction { $0.isEscaping = true } }
}

extension Existential {
  package func composed(with other: Existential) -> Existential {
    var result = self
    for one in other.protocols where !result.protocols.contains(where: { $0.inherits(from: one) }) {
      result.protocols.removeAll { one.inherits(from: $0) }
      result.protocols.append(one)
    }
    result.protocols.sort { ($0.name, $0.path) < ($1.name, $1.path) }
    result.arguments.merge(other.arguments) { mine, _ in mine }
    result.superclass = superclass ?? other.superclass
    result.isClassBound = isClassBound || other.isClassBound
    result.suppressesCopyable = suppressesCopyable || other.suppressesCopyable
    return result
  }
}

extension TypeSyntax {
  /// `isolated T`, of a parameter.
  package var isIsolated: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers
      .contains { $0.spelling == "isolated" } ?? false
  }
}
