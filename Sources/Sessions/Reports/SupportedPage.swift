import EmbeddedFiles
import Lowering

/// The parts of Swift that Heirloom supports: a page in Markdown, and its summary.
package enum SupportedPage {
  package static var text: String {
    let library = SupportedLibrary()
    var lines = [
      "# The Swift that Heirloom supports", "",
      "Heirloom runs Swift 6 with the same meaning as the compiler. It rejects unsupported code with a "
        + "message that names the unsupported part. `heirloom swift` prints this page, and a test "
        + "compares the page with the implementation.", "", "## The language", "",
    ]
    lines += SupportedLanguage.run.map { "- \($0.name)" }
    lines += [
      "", "Not supported: " + SupportedLanguage.refused.map(\.name).joined(separator: "; ") + ".",
      "",
      "Not detected, although the compiled program traps: "
        + SupportedLanguage.unnoticed.map(\.name).joined(separator: "; ") + ".",
    ]
    lines += [
      "", "## Macros", "",
      "`heirloom eval --expand FILE` and `:expand NAME` show what a macro writes.", "",
    ]
    lines += SupportedLanguage.macros.map { "- `import \($0.module)`: \(code($0.names))" }
    lines += ["", "## Modules", ""]
    lines += aliases.map { "- `import \($0)`: \($1)" }
    let composable = PublicNames(EmbeddedFolder.composable.texts).module(named: "Composable")
    for module in [composable] + library.modules {
      lines += ["", "## \(title(of: module.name))", ""]
      if !module.globals.isEmpty { lines += [code(module.globals), ""] }
      lines += module.types.map { type in
        type.members.isEmpty
          ? "- **\(type.name)**" : "- **\(type.name)**: \(type.members.joined(separator: ", "))"
      }
    }
    lines += ["", "## Not supported, and why", ""]
    lines += library.refusals.map { refusal in
      let modules = refusal.modules.isEmpty ? "" : " (\(refusal.modules.joined(separator: ", ")))"
      return "- \(refusal.reason)\(modules) \(code(refusal.names))"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A summary in a few sentences, in the Markdown of lessons.
  package static var summary: [String] {
    let library = SupportedLibrary()
    let modules = library.modules.map(\.name).filter { $0 != "Swift" }.map { "`\($0)`" }
    let count = library.modules.reduce(0) { $0 + $1.types.count }
    return [
      "Heirloom runs the language of Swift 6 with the same meaning as the compiler, except for "
        + SupportedLanguage.refused.map(\.name).joined(separator: "; ") + ".",
      "It has \(count) types of the standard library and of " + modules.joined(separator: ", ")
        + ", but no files, network or processes.",
      "`:members TYPE` lists the members of a type. `heirloom swift` prints all names.",
    ]
  }

  /// Names by which code imports what other sections list.
  private static let aliases = [
    ("ComposableArchitecture", "`Composable`, its macros, and all of `Dependencies`."),
    ("CasePaths", "the same."), ("IdentifiedCollections", "`Composable`."),
    ("XCTestDynamicOverlay", "`IssueReporting`."), ("os", "`OSLog`."),
    ("Dependencies", "also `Clocks`, `ConcurrencyExtras` and `IssueReporting`."),
  ]

  private static func title(of module: String) -> String {
    module == "Swift" ? "The standard library" : "`import \(module)`"
  }

  private static func code(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
