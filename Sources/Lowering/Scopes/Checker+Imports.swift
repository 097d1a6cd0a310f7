import Machine
import Reading
import SwiftSyntax

extension Checker {
  /// Makes the modules that a file imports visible. The program's own modules are already linked.
  /// Returns the positions of unavailable modules, because the rest of the program can't be judged
  /// without them.
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
        reportUnsupported(
          "the module `\(name)`", at: position, advice: ModuleAdvice.unsupported(name))
      } else if !["Swift", "_Concurrency", context.moduleName].contains(name) {
        missing.append(position)
        report(
          "no such module '\(name)'", at: position,
          advice: ModuleAdvice.missing(name, known: core.modules.keys + libraryNames))
      }
    }
    return missing
  }

  /// Modules of a Swift toolchain or this package that Heirloom doesn't support.
  private static let unrunModules: Set<String> = [
    "Cxx", "Distributed", "FoundationEssentials", "FoundationNetworking",
    "RegexBuilder", "_Differentiation", "_StringProcessing",
  ]
}
