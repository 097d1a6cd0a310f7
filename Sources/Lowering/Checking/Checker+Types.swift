import Machine
import SwiftSyntax

extension Checker {
  /// The type that is written; reports what isn't known.
  func type(_ syntax: TypeSyntax) -> Type {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let identifier):
      return named(identifier.name.text, arguments: identifier.genericArgumentClause, at: syntax)
    case .memberType(let member):
      return memberType(member)
    case .optionalType(let optionalType):
      return optional(type(optionalType.wrappedType))
    case .implicitlyUnwrappedOptionalType:
      reportUnsupported("an implicitly unwrapped optional", at: syntax)
      return .invalid
    case .arrayType(let arrayType):
      return array(type(arrayType.element))
    case .dictionaryType(let dictionaryType):
      return .nominal(core.dictionary, [type(dictionaryType.key), type(dictionaryType.value)])
    case .tupleType(let tuple):
      let elements = tuple.elements.map {
        TupleElement(
          label: $0.firstName?.text == "_" ? nil : $0.firstName?.text, type: type($0.type))
      }
      if elements.count == 1, let only = elements.first { return only.type }
      return .tuple(elements)
    case .functionType(let function):
      return functionType(function)
    case .attributedType(let attributed):
      return attributedType(attributed)
    case .someOrAnyType(let someOrAny):
      let constraint = type(someOrAny.constraint)
      if someOrAny.someOrAnySpecifier.text == "some" {
        reportUnsupported("an opaque type (`some`)", at: syntax)
        return .invalid
      }
      return constraint
    case .compositionType(let composition):
      return composed(composition)
    case .metatypeType(let metatype):
      return .metatype(type(metatype.baseType))
    case .namedOpaqueReturnType, .packElementType, .packExpansionType, .suppressedType,
      .classRestrictionType, .inlineArrayType, .missingType:
      reportUnsupported("this type", at: syntax)
      return .invalid
    }
  }

  private func composed(_ composition: CompositionTypeSyntax) -> Type {
    var protocols: [TypeDeclaration] = []
    for element in composition.elements {
      switch type(element.type) {
      case .existential(let more): protocols += more.filter { $0 !== core.sendable }
      case .invalid: return .invalid
      default:
        reportUnsupported("a composition with a class", at: element)
        return .invalid
      }
    }
    return .existential(protocols)
  }

  /// A type by its plain name, with generic arguments.
  func named(
    _ name: String, arguments clause: GenericArgumentClauseSyntax?, at node: some SyntaxProtocol
  ) -> Type {
    var arguments: [Type] = []
    for argument in clause?.arguments ?? [] {
      if case .type(let written) = argument.argument { arguments.append(type(written)) }
    }
    switch name {
    case "Any": return .any
    case "AnyObject": return .anyObject
    case "Void": return .void
    case "Never": return .never
    case "Self":
      if let owner = enclosingType { return ownType(owner) }
    default: break
    }
    switch lookup(name) {
    case .type(let declaration)?:
      return instantiate(declaration, arguments: arguments, at: node)
    case .alias(let type)?: return type
    case .generic(let parameter)?: return .parameter(parameter)
    case .variable?, .functions?, .property?, nil:
      report(
        "cannot find type '\(name)' in scope", at: node, advice: suggestion(for: name, types: true))
      return .invalid
    }
  }

  /// The type a declaration stands for, with the arguments given.
  func instantiate(
    _ declaration: TypeDeclaration, arguments: [Type], at node: some SyntaxProtocol
  ) -> Type {
    if declaration.kind == .protocol { return .existential([declaration]) }
    let expected = declaration.genericParameters.count
    if arguments.count == expected { return .nominal(declaration, arguments) }
    if arguments.isEmpty {
      return .nominal(declaration, declaration.genericParameters.map { _ in solver.makeVariable() })
    }
    report(
      "generic type '\(declaration.name)' specialized with \(arguments.count) type "
        + "\(arguments.count == 1 ? "parameter" : "parameters") (expected \(expected))", at: node)
    return .invalid
  }

  private func memberType(_ member: MemberTypeSyntax) -> Type {
    let base = type(member.baseType)
    let name = member.name.text
    if case .nominal(let declaration, _) = base {
      for candidate in declaration.members[name] ?? [] {
        switch candidate {
        case .type(let nested): return instantiate(nested, arguments: [], at: member)
        case .alias(let type): return type
        case .property, .function, .enumerationCase: continue
        }
      }
      report("'\(name)' is not a member type of '\(base)'", at: member.name)
    }
    return .invalid
  }

  private func functionType(_ syntax: FunctionTypeSyntax) -> Type {
    var parameters: [FunctionType.Parameter] = []
    for parameter in syntax.parameters {
      var isInout = false
      var written = parameter.type
      if let attributed = written.as(AttributedTypeSyntax.self),
        attributed.specifiers.contains(where: { $0.trimmedDescription == "inout" })
      {
        isInout = true
        written = attributed.baseType
      }
      parameters.append(.init(type: type(written), isInout: isInout))
    }
    return .function(
      FunctionType(
        parameters: parameters, result: type(syntax.returnClause.type),
        isAsync: syntax.effectSpecifiers?.asyncSpecifier != nil,
        isThrowing: syntax.effectSpecifiers?.throwsClause != nil))
  }

  private func attributedType(_ syntax: AttributedTypeSyntax) -> Type {
    var base = type(syntax.baseType)
    for specifier in syntax.specifiers {
      switch specifier.trimmedDescription {
      case "sending":
        if case .function(var function) = base {
          function.isSendable = true
          base = .function(function)
        }
      case "inout", "borrowing", "consuming", "__owned", "__shared": break
      default: reportUnsupported("`\(specifier.trimmedDescription)`", at: specifier)
      }
    }
    for case .attribute(let attribute) in syntax.attributes {
      switch attribute.attributeName.trimmedDescription {
      case "autoclosure": break
      case "escaping":
        if case .function(var function) = base {
          function.isEscaping = true
          base = .function(function)
        }
      case "Sendable":
        if case .function(var function) = base {
          function.isSendable = true
          base = .function(function)
        }
      case "MainActor":
        if case .function(var function) = base {
          function.isMainActor = true
          base = .function(function)
        }
      default:
        reportUnsupported("the attribute `\(attribute.trimmedDescription)`", at: attribute)
      }
    }
    return base
  }

  /// The nearest type whose member is being checked.
  var enclosingType: TypeDeclaration? {
    var current: LexicalScope? = scope
    while let level = current {
      if let type = level.type { return type }
      current = level.parent
    }
    return nil
  }

  /// A type as seen from inside: its own parameters as arguments.
  func ownType(_ declaration: TypeDeclaration) -> Type {
    if declaration.kind == .protocol { return .existential([declaration]) }
    return .nominal(declaration, declaration.genericParameters.map { .parameter($0) })
  }

  /// How the machine knows the type in casts and metatypes.
  func runtimeType(_ type: Type) -> RuntimeType {
    switch solver.resolve(type) {
    case .nominal(let declaration, let arguments):
      if let descriptor = declaration.descriptor { return .nominal(descriptor.plain) }
      switch declaration {
      case core.bool: return .bool
      case core.int, core.uint64: return .int
      case core.double: return .double
      case core.string, core.substring: return .string
      case core.character: return .character
      case core.optional: return .optional(runtimeType(arguments[0]))
      case core.array: return .array(runtimeType(arguments[0]))
      case core.set: return .set(runtimeType(arguments[0]))
      case core.dictionary:
        return .dictionary(runtimeType(arguments[0]), runtimeType(arguments[1]))
      case core.range, core.closedRange:
        return .range(declaration === core.range ? .halfOpen : .closed, runtimeType(arguments[0]))
      default:
        return declaration.name == "Duration" ? .duration : .native("\(solver.resolve(type))")
      }
    case .existential(let protocols):
      return protocols.first.map { .namedExistential($0.name) } ?? .any
    case .anyObject: return .anyObject
    case .tuple(let elements):
      return elements.isEmpty ? .void : .tuple(elements.map { runtimeType($0.type) })
    case .function(let function): return .function(function.description)
    case .metatype(let type): return .metatype(runtimeType(type))
    case .parameter, .variable, .never, .invalid: return .any
    }
  }
}
