import EmbeddedFiles
import Lowering
import MessageTables
import Phrases
import Semantics

/// The parts of Swift that Heirloom supports: a page in Markdown, and its summary.
package enum SupportedPage {
  package static var text: String {
    let library = SupportedLibrary()
    var lines = paragraphs([.title, .aboutPage, .language])
    lines += SupportedLanguage.run.map { item($0.name) } + [""]
    lines += paragraphs([
      .notSupported(SupportedLanguage.refused.map(\.name)),
      .notDetected(SupportedLanguage.unnoticed.map(\.name)), .forgottenEnds, .macros, .aboutMacros,
    ])
    lines += SupportedLanguage.macros.map { item(.macrosOf(module: $0.module, names: $0.names)) }
    lines += [""] + paragraphs([.modules])
    lines += SupportedMessage.Alias.allCases.map { item(.sameAs($0)) }
    lines += [""] + paragraphs([.unrunModules(SemanticModel.unrunModules.sorted())])
    let composable = PublicNames(EmbeddedFolder.composable.texts).module(named: "Composable")
    for module in [composable] + library.modules {
      lines += paragraphs([module.name == "Swift" ? .standardLibrary : .module(module.name)])
      if !module.globals.isEmpty { lines += [code(module.globals), ""] }
      lines += module.types.map { type in
        type.members.isEmpty
          ? item("**\(type.name)**")
          : item("**\(type.name)**: \(type.members.joined(separator: ", "))")
      }
      lines.append("")
    }
    lines += paragraphs([.reasons])
    lines += library.refusals.map { refusal in
      item(.refused(names: refusal.names, modules: refusal.modules, reason: refusal.reason))
    }
    lines += [""] + paragraphs([.refusedParts])
    lines += library.refusedParts.map { item(.refusedPart($0.part, names: $0.names)) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A summary in a few sentences, in the Markdown of lessons.
  package static var summary: [String] {
    let library = SupportedLibrary()
    let modules = library.modules.map(\.name).filter { $0 != "Swift" }
    let count = library.modules.reduce(0) { $0 + $1.types.count }
    let sentences: [SupportedMessage] = [
      .exceptFor(SupportedLanguage.refused.map(\.name)), .types(count, modules: modules),
      .moreNames,
    ]
    return sentences.map(\.text)
  }

  /// Returns messages with an empty line after each.
  private static func paragraphs(_ messages: [SupportedMessage]) -> [String] {
    messages.flatMap { [$0.text, ""] }
  }

  private static func item(_ message: SupportedMessage) -> String { item(message.text) }

  private static func item(_ text: String) -> String { "- \(text)" }

  private static func code(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
