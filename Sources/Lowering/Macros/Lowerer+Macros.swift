import Machine
import Reading

extension Lowerer {
  /// The sources with the macros in them expanded, and the mistakes in how they are used.
  ///
  /// A text that imports no module with macros isn't looked at.
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

  /// Adds mistakes in how macros are used to what is wrong with a text.
  func tell(_ misuses: [Diagnostic], in checked: inout Checked) {
    if misuses.isEmpty { return }
    checked.isRight = false
    checked.diagnostics = (misuses + checked.diagnostics).sorted {
      ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
    }
  }

  /// Diagnostics with the names of the macros that wrote what they are about. What is wrong with the
  /// program's own text isn't repeated for a copy of it.
  func told(
    _ diagnostics: [Diagnostic], ofExpansionsIn sources: [ParsedSource]
  ) -> [Diagnostic] {
    let expansions = sources.reduce(into: [Position: String]()) {
      $0.merge($1.text.lines.expansions) { first, _ in first }
    }
    if expansions.isEmpty { return diagnostics }
    let own = Set(diagnostics.filter { expansions[$0.position] == nil }.map(\.message))
    return diagnostics.filter { expansions[$0.position] == nil || !own.contains($0.message) }
      .map { $0.inExpansion(expansions) }
  }

  /// What macros write in a text, in the order of their attributes.
  package func macroUses(in text: String, firstLine: Int = 1) -> [MacroUse] {
    let source = ParsedSource(File(text: text, firstLine: firstLine), form: .statements)
    _ = loadLibraries(for: [source])
    return MacroExpander(source, from: macroModules(seenBy: source)).uses
  }

  /// The modules with macros that a text imports, or that the session has imported.
  private func macroModules(seenBy source: ParsedSource) -> Set<String> {
    let imported = source.imports.reduce(into: checker.imports(seenFrom: top)) {
      $0.formUnion(checker.exports(of: $1))
    }
    return imported.intersection(Self.modulesWithMacros)
  }

  private static let modulesWithMacros = Set(KnownMacro.allCases.map(\.module))
}
