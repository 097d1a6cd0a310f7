import Machine
import Reading
import SwiftSyntax

extension Checker {
  /// Makes the modules known that a file imports. Those of the program's own are linked by now.
  /// Gives the places of those that can't be had: of the rest nothing true can be said then.
  func readImports(of tree: SourceFileSyntax, in context: Context) -> [Position] {
    var missing: [Position] = []
    for syntax in tree.imports {
      guard let name = syntax.moduleName else { continue }
      let position = context.file.position(of: syntax.path)
      if core.modules[name] != nil || programModules[name] != nil {
        for one in exports(of: name) {
          context.imports.insert(one)
          if core.modules[one] != nil { core.loader?.makeVisible(module: one) }
        }
        if syntax.isExported { context.module?.exports.insert(name) }
        if syntax.isForTesting { context.testedModules.insert(name) }
      } else if Self.unrunModules.contains(name) {
        missing.append(position)
        reportUnsupported("the module `\(name)`", at: position)
      } else if !["Swift", "_Concurrency", context.moduleName].contains(name) {
        missing.append(position)
        report(
          "no such module '\(name)'", at: position,
          advice: "A program can import "
            + "\((core.modules.keys + libraryNames).sorted().joined(separator: ", ")), and "
            + "modules of its own.")
      }
    }
    return missing
  }

  /// Those that a Swift toolchain or this package has.
  private static let unrunModules: Set<String> = [
    "Clocks", "Cxx", "Distributed", "FoundationEssentials", "FoundationNetworking",
    "RegexBuilder", "_Differentiation", "_StringProcessing",
  ]
}
