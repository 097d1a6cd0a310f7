import Machine
import Prelude
import Reading
import SwiftSyntax

/// Types and aliases by name, with nested types.
extension Declarer {
  func declareType(_ item: DeclSyntax, parent: TypeContext?, in context: Context) {
    if let alias = item.as(TypeAliasDeclSyntax.self) {
      declareAlias(alias, parent: parent, in: context)
      return
    }
    guard let syntax = NominalSyntax(item) else {
      if parent != nil, item.is(ExtensionDeclSyntax.self) {
        report(DeclarationMessage.onlyAtFileScope, at: item, in: context)
      }
      return
    }
    if parent == nil, !context.isLayer, !context.signature.parameters.isEmpty,
      let function = context.enclosingFunction
    {
      report(
        DeclarationMessage.nestedInGenericFunction(
          type: syntax.name.plainName, function: function.displayName), at: syntax.name, in: context
      )
    }
    let type = make(syntax, parent: parent, in: context)
    type.layer = context.layer
    types.append((type, syntax))
    declared.insert(ObjectIdentifier(type))
    add(type, to: parent, in: context, at: syntax.name)
    context.whenMade?(Owner(type: type, extension: nil))
    guard let inside = type.context else { return }
    for member in syntax.members { declareType(member.decl, parent: type, in: inside) }
  }

  private func add(
    _ type: TypeContext, to parent: TypeContext?, in context: Context, at name: TokenSyntax
  ) {
    guard let parent else {
      if isTaken(type.name, with: type.access, in: context) {
        report(DeclarationMessage.redeclaration(name: type.name), at: name, in: context)
      }
      context.names[type.name, default: []].append(.type(type))
      return
    }
    let isTaken = parent.members[type.name].contains {
      switch $0 {
      case .type, .alias: true
      case .function, .storage, .enumerationCase, .associatedType: false
      }
    }
    if isTaken { report(DeclarationMessage.redeclaration(name: type.name), at: name, in: context) }
    if parent is ProtocolDeclaration {
      report(
        context.isExtension
          ? DeclarationMessage.nestedInProtocolExtension(type: type.name, protocol: parent.name)
          : .nestedInProtocol(type: type.name, protocol: parent.name),
        at: name, in: context)
    } else if type is ProtocolDeclaration, !parent.genericParameters.isEmpty {
      report(
        DeclarationMessage.protocolInGenericContext(protocol: type.name), at: name, in: context)
    }
    if let nominal = type as? NominalDeclaration {
      parent.members.add(.type(nominal), named: type.name)
      note(parent, in: context)
    } else {
      context.names[type.name, default: []].append(.type(type))
    }
  }

  /// Notes that a layer added members or conformances to a type, which may be older.
  func note(_ type: TypeContext, in context: Context) {
    guard let layer = context.layer, type.layer !== layer else { return }
    if !layer.extended.contains(where: { $0 === type }) { layer.extended.append(type) }
  }

  /// Whether the name of a new type already means something here. Two files may each declare a name
  /// that the other can't see.
  private func isTaken(_ name: String, with access: Access, in context: Context) -> Bool {
    func meets(_ other: Access, at position: Position?) -> Bool {
      min(access, other) > .file || position.map(context.file.contains) ?? true
    }
    return (context.names[name] ?? []).contains {
      switch $0 {
      case .type(let type): meets(type.access, at: type.position)
      case .alias(let alias): meets(alias.access, at: alias.position)
      case .storage(let storage): meets(storage.access, at: storage.position)
      case .function, .parameter: false
      }
    }
  }

  private func make(
    _ syntax: NominalSyntax, parent: TypeContext?, in context: Context
  ) -> TypeContext {
    let name = syntax.name.plainName
    let position = context.file.position(of: syntax.name)
    let isPrelude = context.file.isPrelude
    let module = context.moduleName
    let modifiers = model.modifiers(syntax.modifiers, in: context.file)
    let type: TypeContext
    let head: Context
    switch syntax.kind {
    case .nominal(let kind):
      let nominal = NominalDeclaration(
        kind: kind, name: name, position: position, isPrelude: isPrelude, module: module,
        parent: parent)
      let made = makeHead(
        generics: syntax.generics, where: syntax.whereClause, parameters: nil, result: nil,
        in: context)
      head = made.context
      nominal.genericParameters = (parent?.genericParameters ?? []) + made.parameters
      nominal.ownSignature = made.signature
      nominal.isFinal = modifiers.isFinal || kind == .actor
      nominal.isOpen = modifiers.access == .open
      nominal.isIndirect = modifiers.isIndirect
      nominal.syntax = syntax.syntax
      type = nominal
    case .protocol(let primary):
      let one = ProtocolDeclaration(
        name: name, position: position, isPrelude: isPrelude, module: module, parent: parent)
      head = Context(
        kind: .head, parent: context, file: context.file, layer: context.layer,
        isolation: context.isolation)
      one.primaryNames = primary?.primaryAssociatedTypes.map(\.name.plainName) ?? []
      one.ownSignature = Lazy(
        known: GenericSignature(
          parameters: [one.selfParameter], requirements: [.conforms(one.selfParameter.type, one)],
          model: model))
      head.ownSignature = one.ownSignature
      one.syntax = syntax.syntax.as(ProtocolDeclSyntax.self)
      type = one
    }
    let form = DeclarationForm.reading(syntax.syntax)?.form ?? .structure
    checkAccess(modifiers, of: form, in: context)
    type.access = modifiers.access ?? (context.isLayer ? .module : defaultMemberAccess(context))
    for case .attribute(let attribute) in syntax.attributes {
      type.attributes.insert(attribute.attributeName.spelling)
    }
    if isPrelude, let nominal = type as? NominalDeclaration {
      nominal.builtIn = BuiltInTypes.representation(of: nominal)
    }
    let inside = Context(
      kind: .type(type), parent: head, file: context.file, layer: context.layer,
      isolation: Lazy(circular: .unspecified) { [unowned type] in type.isolation.value })
    type.context = inside
    readInheritance(syntax.inheritance, of: type, in: head)
    declareAttributes(syntax, of: type, in: head)
    type.isolation = isolation(of: type, modifiers, syntax.attributes, in: head)
    if let one = type as? ProtocolDeclaration { declareRequirements(of: one, syntax, inside) }
    return type
  }

  private func defaultMemberAccess(_ context: Context) -> Access {
    if case .extension(let extended) = context.kind, let access = extended.access {
      // Members of a private extension are visible in the whole file.
      return max(access, .file)
    }
    return .module
  }

  /// Attributes are checked once all types are known, because they may name them.
  private func declareAttributes(
    _ syntax: NominalSyntax, of type: TypeContext, in head: Context
  ) {
    completions.append { [self] in
      let attributes = model.attributes(syntax.attributes, in: head)
      checkAttributes(ofType: attributes, in: head)
      checkIsolation(of: type, syntax.syntax, in: head)
    }
  }

  // MARK: Aliases

  private func declareAlias(
    _ syntax: TypeAliasDeclSyntax, parent: TypeContext?, in context: Context
  ) {
    let name = syntax.name.plainName
    let head = makeHead(
      generics: syntax.genericParameterClause, where: syntax.genericWhereClause, parameters: nil,
      result: nil, in: context)
    let position = context.file.position(of: syntax.name)
    let alias = AliasDeclaration(
      name: name, position: position, owner: parent == nil ? nil : context.owner,
      underlying: Lazy(known: .error), signature: head.signature)
    alias.genericParameters = head.parameters
    completions.append { [model] in model.checkPlaces(of: syntax.attributes, in: context) }
    alias.layer = context.layer
    let modifiers = model.modifiers(syntax.modifiers, in: context.file)
    checkAccess(
      modifiers, of: .alias, isInProtocol: parent is ProtocolDeclaration && !context.isExtension,
      in: context)
    alias.access = modifiers.access ?? defaultMemberAccess(context)
    let inside = head.context
    let circular: () -> Type = { [unowned model] in
      model.report(DeclarationMessage.aliasReferencesItself(alias: name), at: position)
      return .error
    }
    alias.underlying = model.fact(circular: circular()) { [unowned model] in
      TypeReader(model: model, context: inside).readAliased(syntax.initializer.value)
    }
    aliases.append(alias)
    guard let parent else {
      if isTaken(name, with: alias.access, in: context) {
        report(DeclarationMessage.redeclaration(name: name), at: syntax.name, in: context)
      }
      context.names[name, default: []].append(.alias(alias))
      return
    }
    let isTaken = parent.members[name].contains {
      switch $0 {
      case .type, .alias: true
      case .function, .storage, .enumerationCase, .associatedType: false
      }
    }
    if isTaken, !context.isExtension {
      report(DeclarationMessage.redeclaration(name: name), at: syntax.name, in: context)
    }
    parent.members.add(.alias(alias), named: name)
    note(parent, in: context)
  }

  // MARK: At run time

  /// Creates the type's descriptor and layout for the machine.
  func describe(_ type: TypeContext) {
    guard let nominal = type as? NominalDeclaration, nominal.builtIn == nil,
      nominal.descriptor == nil
    else { return }
    let kind: TypeDescriptor.Kind =
      switch nominal.kind {
      case .structure: .structure
      case .class, .actor: .class
      case .enumeration: .enumeration
      }
    let superclass = nominal.superclass.value?.nominal
    if let superclass { describe(superclass) }
    let descriptor = TypeDescriptor(
      kind: kind, isActor: nominal.kind == .actor, name: nominal.name,
      qualifiedName: "\(nominal.module).\(nominal.path)", printedName: nominal.printedName,
      superclass: superclass?.descriptor,
      boxed: nominal.known == .anyHashable
        ? model.core.protocol("Hashable").descriptor : nil)
    if !nominal.genericParameters.isEmpty {
      var counts: [Int] = []
      var current: TypeContext? = nominal
      while let type = current {
        counts.insert(
          type.genericParameters.count - (type.parent?.genericParameters.count ?? 0), at: 0)
        current = type.parent
      }
      descriptor.parameterCounts = counts
    }
    nominal.descriptor = descriptor
  }
}

extension TypeContext {
  /// The qualified name as Swift prints it, with the module of an extension that is constrained or
  /// extends another module's type.
  fileprivate var printedName: String {
    guard let parent else {
      return "\(isPrelude ? Prelude.home(of: name, in: module) : module).\(name)"
    }
    let name = "\(parent.printedName).\(name)"
    guard case .extension(let extended)? = context?.enclosingExtension?.kind,
      extended.isConstrained || module != parent.module
    else { return name }
    return "(extension in \(module)):\(name)"
  }
}

extension ExtensionDeclaration {
  /// Whether it adds requirements to those of its type.
  fileprivate var isConstrained: Bool {
    guard let syntax else { return false }
    return syntax.genericWhereClause != nil
      || syntax.extendedType.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
      || syntax.extendedType.is(ArrayTypeSyntax.self)
      || syntax.extendedType.is(DictionaryTypeSyntax.self)
      || syntax.extendedType.is(OptionalTypeSyntax.self)
  }
}

extension Context {
  /// The extension in which a type with this context is declared; nil if it isn't in an extension.
  fileprivate var enclosingExtension: Context? {
    var current = parent
    while let context = current, case .head = context.kind { current = context.parent }
    return current.flatMap { $0.isExtension ? $0 : nil }
  }

  /// The enclosing function of this body.
  fileprivate var enclosingFunction: FunctionDeclaration? {
    if case .function(let function) = kind { return function }
    return parent?.enclosingFunction
  }

  var isExtension: Bool { if case .extension = kind { true } else { false } }

  /// The module's name: "Swift", "Dispatch", "main", …
  package var moduleName: String {
    if !file.isPrelude { return module?.name ?? "main" }
    if isLayer { return file.name == "prelude" || file.name.isEmpty ? "Swift" : file.name }
    return parent?.moduleName ?? "Swift"
  }
}
