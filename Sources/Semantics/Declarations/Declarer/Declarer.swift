import Machine
import Reading
import SwiftSyntax

/// Declares a list of items.
///
/// Names of types come first, including nested types, so that order doesn't matter. Then come
/// extensions, then members, whose types are resolved on demand. Synthesized members follow, and
/// checks come last.
final class Declarer {
  unowned let model: SemanticModel
  /// The declared types, with their syntax.
  var types: [(type: TypeContext, syntax: NominalSyntax)] = []
  /// The same types, to look them up.
  var declared: Set<ObjectIdentifier> = []
  var aliases: [AliasDeclaration] = []
  var extensions: [ExtensionDeclaration] = []
  /// Members of prelude extensions that are shared.
  var preludeMembers: [(ExtensionDeclSyntax, Context)] = []
  private var pendingExtensions: [(ExtensionDeclSyntax, Context)] = []
  /// Steps to run once all members are declared.
  var completions: [() -> Void] = []
  /// All declared functions and storage, for the checks at the end.
  var functions: [FunctionDeclaration] = []
  var storages: [StorageDeclaration] = []

  /// Types whose synthesized members are declared.
  var done: Set<NominalDeclaration> = []

  init(model: SemanticModel) { self.model = model }

  /// - Parameter items: The declarations with their contexts; for several files, those of all
  ///   files.
  func declare(_ items: [(DeclSyntax, Context)]) {
    for (item, context) in items { declareType(item, parent: nil, in: context) }
    for (item, context) in items {
      if let syntax = item.as(ExtensionDeclSyntax.self) {
        pendingExtensions.append((syntax, context))
      }
    }
    bindExtensions()
    for (type, _) in types where !type.isPrelude { cutCircles(type) }
    for (type, _) in types { describe(type) }
    for (item, context) in items { declareGlobal(item, in: context) }
    for (type, syntax) in types { declareMembers(of: type, syntax) }
    for extended in extensions { declareMembers(of: extended) }
    for (syntax, context) in preludeMembers {
      guard let owner = context.owner else { continue }
      declareMembers(syntax.memberBlock.members, of: owner, in: context)
    }
    complete()
    for (type, _) in types { addSynthesized(to: type) }
    var coded: Set<NominalDeclaration> = []
    for case let nominal as NominalDeclaration in extensions.map(\.type)
    where coded.insert(nominal).inserted {
      addCoding(to: nominal)
    }
    guard let context = items.last?.1, !context.file.isPrelude else { return }
    if context.isLayer, let layer = context.layer {
      layer.checks.append { [self] in check(in: context) }
    } else {
      check(in: context)
    }
  }

  /// - Parameter members: Members that the declaration of their type or extension skipped.
  func declare(_ members: MemberBlockItemListSyntax, of owner: Owner, in context: Context) {
    for member in members { declareType(member.decl, parent: owner.type, in: context) }
    bindExtensions()
    for (type, _) in types { describe(type) }
    for (type, syntax) in types { declareMembers(of: type, syntax) }
    declareMembers(members, of: owner, in: context)
    complete()
    for (type, _) in types { addSynthesized(to: type) }
  }

  /// Runs the steps that waited for all members.
  func complete() {
    let steps = completions
    completions = []
    for step in steps { step() }
  }

  /// Completes the declaration of a few variables.
  func finish() {
    complete()
  }

  // MARK: Items

  /// Declares an item that isn't a type: functions, operators, variables.
  private func declareGlobal(_ item: DeclSyntax, in context: Context) {
    switch item.as(DeclSyntaxEnum.self) {
    case .functionDecl(let syntax):
      let function = declareFunction(syntax, owner: nil, in: context)
      context.names[function.name, default: []].append(.function(function))
    case .variableDecl(let syntax):
      guard declaresGlobals(syntax, in: context) else { return }
      for storage in declareVariables(syntax, owner: nil, in: context) {
        context.names[storage.name, default: []].append(.storage(storage))
      }
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl,
      .extensionDecl, .operatorDecl, .missingDecl, .ifConfigDecl, .poundSourceLocation:
      break
    case .importDecl(let syntax):
      model.checkPlaces(of: syntax.modifiers, in: context.file)
      model.checkPlaces(of: syntax.attributes, in: context)
    case .precedenceGroupDecl(let syntax):
      model.checkPlaces(of: syntax.modifiers, in: context.file)
      model.checkPlaces(of: syntax.attributes, in: context)
    case .initializerDecl:
      report(DeclarationMessage.initializerOutsideOfType, at: item, in: context)
    case .deinitializerDecl:
      report(DeclarationMessage.deinitializerOutsideOfReference, at: item, in: context)
    case .subscriptDecl:
      report(DeclarationMessage.subscriptOutsideOfType, at: item, in: context)
    case .enumCaseDecl:
      report(DeclarationMessage.caseOutsideOfEnum, at: item, in: context)
    case .associatedTypeDecl:
      report(DeclarationMessage.associatedTypeOutsideOfProtocol, at: item, in: context)
    // Macros, accessors without a property, and kinds that only some versions of SwiftSyntax have.
    default:
      model.reportUnsupported(UnsupportedMessage.declaration, at: context.file.position(of: item))
    }
  }

  /// Whether the declaration's globals are visible from the start, as in a module's files. A
  /// script's variables become visible at their statements. Computed variables are visible from the
  /// start, except in functions.
  private func declaresGlobals(_ syntax: VariableDeclSyntax, in context: Context) -> Bool {
    guard context.isLayer,
      !syntax.modifiers.contains(where: { $0.name.tokenKind == .keyword(.async) })
    else { return false }
    if context.file.form != .statements { return true }
    return syntax.isTaskLocal || syntax.bindings.allSatisfy { $0.accessorBlock?.isComputed == true }
  }

  // MARK: Extensions

  func add(extension syntax: ExtensionDeclSyntax, in context: Context) {
    pendingExtensions.append((syntax, context))
  }

  /// An extension may extend a type that another extension declares.
  private func bindExtensions() {
    while !pendingExtensions.isEmpty {
      let pending = pendingExtensions
      pendingExtensions = []
      var left: [(ExtensionDeclSyntax, Context)] = []
      for (syntax, context) in pending {
        let (found, problems) = model.collecting { extended(syntax.extendedType, in: context) }
        if let found, problems.isEmpty {
          bind(syntax, to: found, in: context)
        } else {
          left.append((syntax, context))
        }
      }
      if left.count == pending.count {
        for (syntax, context) in left { _ = extended(syntax.extendedType, in: context) }
        return
      }
      pendingExtensions = left + pendingExtensions
    }
  }

  // MARK: Words

  func report(
    _ message: some DiagnosticMessage, at node: some SyntaxProtocol, in context: Context
  ) {
    model.report(message, at: context.file.position(of: node))
  }
}

extension VariableDeclSyntax {
  var isTaskLocal: Bool {
    attributes.contains { $0.spelling.hasPrefix("@TaskLocal") }
  }
}

extension AccessorBlockSyntax {
  /// Whether the block has a getter, and not observers.
  package var isComputed: Bool {
    guard case .accessors(let list) = accessors else { return true }
    let words = list.map(\.accessorSpecifier.text)
    return words.contains("get") || !words.contains("willSet") && !words.contains("didSet")
  }
}
