import Machine
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The prelude, parsed and declared; bodies in it are checked when something uses them.
final class PreludeDeclarations {
  let core: CoreTypes
  let checker: Checker

  init() {
    let scope = LexicalScope(parent: nil)
    var modules: [String: LexicalScope] = [:]
    for section in Prelude.sections where !section.modules.isEmpty {
      modules[section.name] = LexicalScope(parent: scope)
    }
    core = CoreTypes(scope: scope, modules: modules)
    let body = Body(
      kind: .function, function: Function(name: "prelude", position: nil, isAsync: false),
      parent: nil)
    checker = Checker(
      core: core, scope: scope, imports: Imports(), body: body,
      lines: LineTable(text: "", firstLine: 1), isPrelude: true)
    declare(Prelude.sections.filter { $0.modules.isEmpty }.map(\.text), in: scope)
    for section in Prelude.sections {
      if let module = modules[section.name] { declare([section.text], in: module) }
    }
    precondition(
      checker.diagnostics.isEmpty, "the prelude is well-formed: \(checker.diagnostics)")
  }

  /// Bodies of the prelude that were checked since the last time.
  func takeFinishedBodies() -> [Body] {
    defer { checker.finishedBodies = [] }
    return checker.finishedBodies
  }

  private func declare(_ texts: [String], in scope: LexicalScope) {
    let items = texts.flatMap { text -> [CodeBlockItemSyntax] in
      let parsed = Parser.parse(source: text)
      // The texts use operators inside bodies only, all of them standard ones.
      let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
      return folded.as(SourceFileSyntax.self).map { Array($0.statements) } ?? []
    }
    let declarations = items.compactMap { item -> DeclSyntax? in
      if case .decl(let declaration) = item.item { declaration } else { nil }
    }
    checker.scope = scope
    checker.declareTypes(declarations)
    for case .functionDecl(let syntax) in declarations.map({ $0.as(DeclSyntaxEnum.self) }) {
      let declaration = checker.declareFunction(syntax, owner: nil)
      scope.declare(.functions([declaration]), as: declaration.name)
    }
  }
}
