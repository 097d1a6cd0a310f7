import Lowering

/// What of Swift runs here, for people: a page in Markdown, and its summary.
package enum SupportedPage {
  package static var text: String {
    let library = SupportedLibrary()
    var lines = [
      "# What of Swift runs in Heirloom", "",
      "Programs are Swift 6, with the meaning that the compiler gives them. What isn't run is refused "
        + "in words that say so. This page is printed by `heirloom swift`; a test compares it with "
        + "what the tutor does.", "", "## The language", "",
    ]
    lines += SupportedLanguage.run.map { "- \($0.name)" }
    lines += [
      "", "Not run: " + SupportedLanguage.refused.map(\.name).joined(separator: "; ") + ".",
      "",
      "Not noticed, though Swift ends the program: "
        + SupportedLanguage.unnoticed.map(\.name).joined(separator: "; ") + ".",
    ]
    for module in library.modules {
      lines += ["", "## \(title(of: module.name))", ""]
      if !module.globals.isEmpty { lines += [code(module.globals), ""] }
      lines += module.types.map { type in
        type.members.isEmpty
          ? "- **\(type.name)**" : "- **\(type.name)**: \(type.members.joined(separator: ", "))"
      }
    }
    lines += ["", "## Not run, and why", ""]
    lines += library.refusals.map { refusal in
      let modules = refusal.modules.isEmpty ? "" : " (\(refusal.modules.joined(separator: ", ")))"
      return "- \(refusal.reason)\(modules) \(code(refusal.names))"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A few sentences, in the Markdown of lessons.
  package static var summary: [String] {
    let library = SupportedLibrary()
    let modules = library.modules.map(\.name).filter { $0 != "Swift" }.map { "`\($0)`" }
    let count = library.modules.reduce(0) { $0 + $1.types.count }
    return [
      "The language of Swift 6 runs here with the meaning that the compiler gives it, all but "
        + SupportedLanguage.refused.map(\.name).joined(separator: "; ") + ".",
      "Of the libraries there are \(count) types, those of the standard library and of "
        + modules.joined(separator: ", ") + ", but no files, no network, no processes.",
      "`:members TYPE` lists what a type has; `heirloom swift` prints every name.",
    ]
  }

  private static func title(of module: String) -> String {
    module == "Swift" ? "The standard library" : "`import \(module)`"
  }

  private static func code(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
