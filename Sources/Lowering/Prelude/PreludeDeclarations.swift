import Machine
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The prelude, declared; members and bodies are read and checked when something uses them.
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
      lines: LineTable(text: "", firstLine: 0), isPrelude: true)
    let common = Prelude.sections.filter { $0.modules.isEmpty }.map(\.text)
    declare(PreludeSection(text: common.joined(separator: "\n")), in: scope)
    for section in Prelude.sections {
      if let module = modules[section.name] {
        declare(PreludeSection(text: section.text), in: module)
      }
    }
    precondition(
      checker.diagnostics.isEmpty, "the prelude is well-formed: \(checker.diagnostics)")
  }

  /// Bodies of the prelude that were checked since the last time.
  func takeFinishedBodies() -> [Body] {
    defer { checker.finishedBodies = [] }
    return checker.finishedBodies
  }

  private func declare(_ section: PreludeSection, in scope: LexicalScope) {
    checker.scope = scope
    let declarations = parse(section.headers + section.whole)
    checker.declareTypes(declarations)
    for piece in section.pieces {
      guard case .type(let type)? = scope.local(piece.type) else { continue }
      type.members.postpone(piece.name) { [unowned self] in
        checker.inScope(scope) { checker.declareTypes(parse(piece.text)) }
      }
    }
    for case .functionDecl(let syntax) in declarations.map({ $0.as(DeclSyntaxEnum.self) }) {
      let declaration = checker.declareFunction(syntax, owner: nil)
      scope.declare(.functions([declaration]), as: declaration.name)
    }
  }

  private func parse(_ text: String) -> [DeclSyntax] {
    let parsed = Parser.parse(source: text)
    // The texts use operators inside bodies only, all of them standard ones.
    let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    guard let file = folded.as(SourceFileSyntax.self) else { return [] }
    return file.statements.compactMap { item in
      if case .decl(let declaration) = item.item { declaration } else { nil }
    }
  }
}
