import SwiftSyntax

extension Checker {
  /// Makes the modules known that a submission imports.
  func readImports(of tree: SourceFileSyntax, in context: Context) {
    for item in tree.statements {
      guard let syntax = item.item.as(ImportDeclSyntax.self), let first = syntax.path.first else {
        continue
      }
      let name = first.name.plainName
      if core.modules[name] != nil {
        context.imports.insert(name)
        core.loader?.makeVisible(module: name)
      } else if Self.unrunModules.contains(name) {
        reportUnsupported("the module `\(name)`", at: context.file.position(of: syntax.path))
      } else if !["Swift", "_Concurrency"].contains(name) {
        report(
          "no such module '\(name)'", at: context.file.position(of: syntax.path),
          advice: "A lesson can import \(core.modules.keys.sorted().joined(separator: ", ")).")
      }
    }
  }

  /// Those that a Swift toolchain or this package has.
  private static let unrunModules: Set<String> = [
    "Clocks", "Cxx", "DependenciesTestSupport", "Distributed", "FoundationEssentials",
    "FoundationNetworking",
    "Glibc",
    "Observation", "RegexBuilder", "Synchronization", "Testing", "XCTest", "_Differentiation",
    "_StringProcessing",
  ]
}
