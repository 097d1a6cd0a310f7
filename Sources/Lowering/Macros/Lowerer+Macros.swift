import Machine
import Reading
import Semantics
import SwiftSyntax

extension Lowerer {
  /// The sources with their macros expanded, and errors in the use of macros.
  ///
  /// A text that imports no module with macros is returned unchanged.
  func expandMacros(
    in sources: [ParsedSource]
  ) -> (sources: [ParsedSource], diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let expanded = sources.map { source in
      guard !modulesSeen(by: source).isDisjoint(with: Self.modulesWithMacros) else { return source }
      let expander = MacroExpander(source, in: scope(seenBy: source, among: sources))
      diagnostics += expander.diagnostics
      return expander.source
    }
    return (expanded, diagnostics)
  }

  /// Adds errors in the use of macros. They can cause errors in expansions, which are removed.
  func tell(misuses: [Diagnostic], of sources: [ParsedSource], in checked: inout Checked) {
    if misuses.isEmpty { return }
    checked.isRight = false
    let expansions = expansions(in: sources)
    checked.diagnostics.removeAll { expansions[$0.position] != nil }
    checked.diagnostics = (misuses + checked.diagnostics).sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
  }

  /// Adds the names of macros to the diagnostics of their expansions. An error in the program's own
  /// text is reported once, not again for a macro's copy.
  func told(
    _ diagnostics: [Diagnostic], ofExpansionsIn sources: [ParsedSource]
  ) -> [Diagnostic] {
    let expansions = expansions(in: sources)
    if expansions.isEmpty { return diagnostics }
    let own = Set(diagnostics.filter { expansions[$0.position] == nil }.map(\.message))
    return diagnostics.filter { expansions[$0.position] == nil || !own.contains($0.message) }
      .map { $0.inExpansion(expansions) }
  }

  /// The names of the macros that wrote text, by the positions of their attributes.
  private func expansions(in sources: [ParsedSource]) -> [Position: String] {
    sources.reduce(into: [:]) { $0.merge($1.text.lines.expansions) { first, _ in first } }
  }

  /// The expansions in a text, in the order of their attributes.
  package func macroUses(in files: ParsedFiles) -> [MacroUse] {
    let source = files.main
    _ = loadLibraries(for: [source])
    return MacroExpander(source, in: scope(seenBy: source, among: [source])).uses
  }

  private func scope(seenBy source: ParsedSource, among sources: [ParsedSource]) -> MacroScope {
    let imported = modulesSeen(by: source)
    return MacroScope(modules: imported.intersection(Self.modulesWithMacros)) { attribute in
      let name = attribute.attributeName.spelling
      // The program's own types aren't declared yet, and its imports aren't visible.
      if sources.contains(where: { $0.tree?.declaresWrapper(name) ?? false }) { return true }
      let found = imported.lazy.compactMap {
        self.model.findType(name, inModule: $0, from: self.top)
      }.first
      guard case .type(let type as NominalDeclaration, _)? = found else { return false }
      return type.attributes.contains("propertyWrapper")
    }
  }

  /// The modules that a text imports, or that the session has imported.
  private func modulesSeen(by source: ParsedSource) -> Set<String> {
    source.imports.reduce(into: model.imports(seenFrom: top)) {
      $0.formUnion(model.exports(of: $1))
    }
  }

  private static let modulesWithMacros = Set(KnownMacro.allCases.map(\.module))
}

extension SyntaxProtocol {
  /// Whether it declares a property wrapper with the name, also inside of types.
  fileprivate func declaresWrapper(_ name: String) -> Bool {
    let finder = WrapperFinder(name)
    finder.walk(self)
    return finder.isFound
  }
}

private final class WrapperFinder: SyntaxVisitor {
  private let name: String
  private(set) var isFound = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributeName.spelling == "propertyWrapper", let declaration = node.parent?.parent,
      declaration.asProtocol((any NamedDeclSyntax).self)?.name.plainName == name
    else { return .skipChildren }
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
