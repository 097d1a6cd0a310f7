package import Machine
package import Reading
package import SwiftSyntax

extension SemanticModel {
  /// Opens files that see each other: reads their operators and imports, and returns the positions
  /// of missing imports.
  package func open(
    _ sources: [ParsedSource], in layer: Layer, on parent: Context, isolation: Lazy<Isolation>
  ) -> (files: [(items: CodeBlockItemListSyntax, context: Context)], missing: [Position]) {
    var files: [(items: CodeBlockItemListSyntax, context: Context)] = []
    var missing: [Position] = []
    for source in sources {
      guard let tree = source.tree ?? source.remains?.tree else { continue }
      let context = Context(
        kind: .layer, parent: parent, file: source.text, layer: layer, isolation: isolation)
      layer.files.append(source.text)
      if let first = files.first { context.names = first.context.names }
      declareOperators(of: tree, file: source.text)
      missing += readImports(of: tree, in: context)
      files.append((tree.statements, context))
    }
    // All files of a module see the modules that one of them exports.
    if let module = layer.module {
      for file in files { file.context.imports.formUnion(exports(of: module.name)) }
    }
    return (files, missing)
  }

  /// Makes the modules that a file imports visible. The program's own modules are already linked.
  /// Returns the positions of unavailable modules, because the rest of the program can't be judged
  /// without them.
  package func readImports(of tree: SourceFileSyntax, in context: Context) -> [Position] {
    var missing: [Position] = []
    for syntax in tree.imports {
      guard let name = syntax.moduleName else { continue }
      let position = context.file.position(of: syntax.path)
      if core.modules[name] != nil || programModules[name] != nil {
        for one in exports(of: name) {
          context.imports.insert(one)
          if syntax.isPreconcurrency { context.preconcurrencyModules.insert(one) }
          if core.modules[one] != nil { core.loader?.makeVisible(module: one) }
        }
        if syntax.isExported { context.module?.exports.insert(name) }
        if syntax.isForTesting { context.testedModules.insert(name) }
      } else if Self.unrunModules.contains(name) {
        missing.append(position)
        reportUnsupported(
          UnsupportedMessage.module(name: name, advice: ModuleAdvice.unsupported(name)),
          at: position)
      } else if !["Swift", "_Concurrency", context.moduleName].contains(name) {
        missing.append(position)
        report(
          ImportMessage.unknown(
            module: name,
            advice: ModuleAdvice.missing(name, known: core.modules.keys + libraryNames)),
          at: position)
      }
    }
    return missing
  }

  /// Modules of a Swift toolchain or this package that Heirloom doesn't support.
  package static let unrunModules: Set<String> = [
    "Cxx", "Distributed", "FoundationEssentials", "FoundationNetworking",
    "RegexBuilder", "_Differentiation", "_StringProcessing",
  ]
}
