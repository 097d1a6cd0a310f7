import Machine
import Reading
import SwiftSyntax

/// Declarations with several isolations, or with one that they can't have.
extension Declarer {
  func checkIsolation(of function: FunctionDeclaration) {
    guard function.storage == nil, function.synthesis == nil, let syntax = function.syntax,
      let context = function.context, !context.file.isPrelude
    else { return }
    let named = NamedDeclaration(function.kindForMessages, function.displayName)
    let marks = IsolationMarks(syntax, model, in: context)
    check(marks, of: .member(named), at: function.position)
    let interface = function.interface.value
    if !interface.isAsync {
      if let position = marks.concurrent {
        model.report(IsolationMarkMessage.concurrentSynchronous(named), at: position)
      }
      if let position = function.modifiers["nonisolated(nonsending)"] {
        model.report(IsolationMarkMessage.nonsendingSynchronous(named), at: position)
      }
    }
    guard let isolated = interface.parameters.first(where: \.isIsolated) else { return }
    if !isActor(isolated.type, in: function) {
      model.report(
        IsolationMarkMessage.isolatedOfOtherType(isolated.type), at: isolated.position)
    }
    if !marks.actors.isEmpty {
      model.report(
        IsolationMarkMessage.isolatedAndGlobalActor(function.kindForMessages),
        at: function.position)
    } else if marks.nonisolated != nil {
      model.report(
        IsolationMarkMessage.isolatedAndNonisolated(function.kindForMessages),
        at: function.position)
    }
  }

  func checkIsolation(of storage: StorageDeclaration) {
    guard let context = storage.context, !context.file.isPrelude, storage.wrapped == nil,
      let syntax = storage.syntax?.enclosingDeclaration
    else { return }
    let kind: DeclarationKind =
      storage.isSubscript ? .subscript : storage.owner == nil ? .variable : .property
    check(
      IsolationMarks(syntax, model, in: context),
      of: .member(NamedDeclaration(kind, storage.displayName)), at: storage.position)
  }

  /// The isolation of a type or an extension.
  func checkIsolation(of type: TypeContext, _ syntax: DeclSyntax, in context: Context) {
    guard !context.file.isPrelude, let (form, name) = DeclarationForm.reading(syntax) else {
      return
    }
    check(
      IsolationMarks(syntax, model, in: context),
      of: form == .extension
        ? .extension(keyword: type.kindName, name: type.name)
        : .type(keyword: type.kindName, name: type.name),
      at: context.file.position(of: name))
  }

  private func check(
    _ marks: IsolationMarks, of declaration: IsolationMarkMessage.Subject, at position: Position
  ) {
    if marks.actors.count > 1 {
      model.report(
        IsolationMarkMessage.severalActors(marks.actors[1].name, marks.actors[0].name),
        at: position)
      return
    }
    let isolations =
      marks.actors.map { IsolationMarkMessage.Mark.actor($0.name) }
      + (marks.concurrent == nil ? [] : [.concurrent])
      + (marks.nonisolated.map { [.nonisolated($0)] } ?? [])
    // `@concurrent nonisolated` is what `@concurrent` means.
    guard isolations.count > 1, isolations != [.concurrent, .nonisolated("nonisolated")] else {
      return
    }
    model.report(
      IsolationMarkMessage.several(declaration, isolations[0], isolations[1]), at: position)
  }

  private func isActor(_ type: Type, in function: FunctionDeclaration) -> Bool {
    let held = model.wrapped(type) ?? type
    if held.isError || held.nominal?.kind == .actor { return true }
    let actor = model.core.protocol("Actor")
    if let existential = held.existential {
      return existential.protocols.contains { $0.closure.contains { $0 === actor } }
    }
    return model.conformance(of: held, to: actor, in: function.signature.value) != nil
  }

  /// The members of an actor run on that actor, so that it can't conform to a global actor's protocol.
  func checkActorConformances(
    of nominal: NominalDeclaration, _ inherited: [WrittenConformance], at position: Position?
  ) {
    guard nominal.kind == .actor, !nominal.isPrelude else { return }
    for one in Set(inherited.flatMap(\.protocol.closure)) where one.isolation.value.isGlobal {
      model.report(
        InheritanceMessage.actorConformsToIsolated(actor: nominal.name, protocol: one.name),
        at: position ?? Position(line: 1, column: 1))
    }
  }
}

/// The written isolations of a declaration.
private struct IsolationMarks {
  var actors: [NominalDeclaration] = []
  var concurrent: Position?
  /// The modifier `nonisolated` as it is written.
  var nonisolated: String?

  init(_ syntax: DeclSyntax, _ model: SemanticModel, in context: Context) {
    for case .attribute(let attribute) in syntax.attributeList {
      if let actor = model.globalActor(attribute, in: context) {
        actors.append(actor)
      } else if attribute.attributeName.spelling == "concurrent" {
        concurrent = context.file.position(of: attribute)
      }
    }
    nonisolated = syntax.modifierList.first { $0.name.text == "nonisolated" }?.spelling
  }
}

extension DeclSyntax {
  fileprivate var attributeList: AttributeListSyntax {
    asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
  }

  fileprivate var modifierList: DeclModifierListSyntax {
    asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }
}

extension Syntax {
  /// The variable or subscript that a binding belongs to.
  fileprivate var enclosingDeclaration: DeclSyntax? {
    var node: Syntax? = self
    while let current = node {
      if let variable = current.as(VariableDeclSyntax.self) { return DeclSyntax(variable) }
      if let one = current.as(SubscriptDeclSyntax.self) { return DeclSyntax(one) }
      node = current.parent
    }
    return nil
  }
}
