import Machine
import Reading
import Semantics

extension Lowerer {
  /// The sources with their macros expanded, and errors in the use of macros.
  ///
  /// A text that imports no module with macros is returned unchanged.
  func expandMacros(
    in sources: [ParsedSource]
  ) -> (sources: [ParsedSource], diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let expanded = sources.map { source in
      let modules = macroModules(seenBy: source)
      guard !modules.isEmpty else { return source }
      let expander = MacroExpander(source, from: modules)
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
    return MacroExpander(source, from: macroModules(seenBy: source)).uses
  }

  /// The modules with macros that a text imports, or that the session has imported.
  private func macroModules(seenBy source: ParsedSource) -> Set<String> {
    let imported = source.imports.reduce(into: model.imports(seenFrom: top)) {
      $0.formUnion(model.exports(of: $1))
    }
    return imported.intersection(Self.modulesWithMacros)
  }

  private static let modulesWithMacros = Set(KnownMacro.allCases.map(\.module))
}
