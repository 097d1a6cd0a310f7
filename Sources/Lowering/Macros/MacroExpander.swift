import Machine
import MacroExpansions
import MessageTables
import Reading
import SwiftSyntax

// How macros are expanded
//
// The compiler expands a macro when it needs a declaration. Here, a text is expanded before
// anything is declared. Expansions become parts of the text, and each part knows its origin
// (`LineTable.Part`). A copy of the program's text keeps its position. All other text has the
// position of the attribute, so a trace shows a macro's member at its attribute.
//
// A round expands the attributes in the text. An expansion can contain attributes of other macros,
// which the next round expands. A macro of a type receives the type as the program wrote it, before
// other macros change it.

/// The macros and property wrappers that a text can use.
struct MacroScope {
  /// The modules whose macros it can use.
  let modules: Set<String>
  /// Whether an attribute is that of a property wrapper.
  let isWrapper: (AttributeSyntax) -> Bool
}

/// Expands the macros of a text, round by round.
struct MacroExpander {
  /// The maximum number of rounds, for macros that write attributes of macros. The known macros
  /// need three.
  private static let maximumRounds = 8
  /// The maximum size of the text that macros add, in bytes.
  private static let maximumBytes = 1 << 20

  private(set) var source: ParsedSource
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var uses: [MacroUse] = []
  private let scope: MacroScope

  init(_ source: ParsedSource, in scope: MacroScope) {
    self.source = source
    self.scope = scope
    expand()
  }

  private mutating func expand() {
    let length = source.tree?.totalLength.utf8Length ?? 0
    for round in 1... {
      guard let tree = source.tree else { return }
      var reader = MacroReader(lines: source.text.lines, scope: scope)
      reader.read(Syntax(tree), local: false)
      diagnostics += reader.diagnostics
      uses += reader.uses
      guard !reader.edits.isEmpty else { return }
      let (text, parts) = reader.edits.applied(to: tree.description)
      guard round <= Self.maximumRounds, text.utf8.count - length <= Self.maximumBytes else {
        if let first = reader.expansions.first {
          diagnostics.append(
            Diagnostic(LoweringMessage.largeExpansion(macro: first.value), at: first.key))
        }
        return
      }
      let lines = source.text.lines.places(of: parts, expanding: reader.expansions)
      let expanded = ParsedSource(
        text, name: source.text.name, lines: lines, form: source.text.form)
      if expanded.tree == nil { diagnostics += expanded.diagnostics.map { told($0, lines) } }
      source = expanded.tree == nil ? source : expanded
      if expanded.tree == nil { return }
    }
  }

  /// An error in the text of a macro, with the macro's name.
  private func told(_ diagnostic: Diagnostic, _ lines: LineTable) -> Diagnostic {
    diagnostic.inExpansion(lines.expansions)
  }
}

extension Diagnostic {
  /// Adds the macro's name if the diagnostic is about a macro's text.
  func inExpansion(_ expansions: [Position: String]) -> Diagnostic {
    guard let name = expansions[position] else { return self }
    var told = self
    told.message = LoweringMessage.inExpansion(problem: message, macro: name).text
    return told
  }
}
