import Prelude

/// A linked module of the program, or a library. Its files form a layer, and files added later form
/// another.
package final class ProgramModule {
  package let name: String
  /// Whether only the declarations that a program uses are checked and registered with the machine.
  package let isLibrary: Bool
  /// Whether its text is known to be valid.
  package let isChecked: Bool
  /// Whether it belongs to one package with the main module, which sees its `package` declarations.
  package let isOfPackage: Bool
  /// The modules that it re-exports to its importers.
  package var exports: Set<String> = []
  /// The context of a file in its newest layer; nil before there is one.
  package var top: Context?

  package init(
    name: String, isLibrary: Bool = false, isChecked: Bool = false, isOfPackage: Bool = false
  ) {
    self.name = name
    self.isLibrary = isLibrary
    self.isChecked = isChecked
    self.isOfPackage = isOfPackage
  }

  /// The accessible declarations of a name in the module, newest first.
  package func names(_ name: String, where isSeen: (Named) -> Bool) -> [Named] {
    var found: [Named] = []
    var current = top
    while let context = current, context.layer?.module === self {
      found += (context.names[name] ?? []).filter(isSeen)
      current = context.parent
    }
    return found
  }
}

extension SemanticModel {
  /// The declarations of a name in an imported module: a section of the prelude, or a program's
  /// module.
  package func names(_ name: String, inModule module: String, from context: Context) -> [Named] {
    if let section = core.modules[module] { return section.names[name] ?? [] }
    guard let own = programModules[module] else { return [] }
    return own.names(name) { isAccessible($0, from: context) }
  }

  /// The module and those that it exports.
  package func exports(of module: String) -> Set<String> {
    var found: Set<String> = [module]
    let exported = programModules[module]?.exports ?? []
    for name in exported.union(Prelude.exports[module] ?? []) where !found.contains(name) {
      found.formUnion(exports(of: name))
    }
    return found
  }

  /// The modules that the context's file, and the files before it, import.
  package func imports(from context: Context) -> Set<String> {
    var imports: Set<String> = []
    var current: Context? = topContext(of: context)
    while let layer = current {
      imports.formUnion(layer.imports)
      current = layer.parent
    }
    return imports
  }

  package func isAccessible(_ named: Named, from context: Context) -> Bool {
    switch named {
    case .storage(let storage): isAccessible(storage, from: context)
    case .function(let function): isAccessible(function, from: context)
    case .type(let type): isAccessible(type, from: context)
    case .alias(let alias): isAccessible(alias, from: context)
    case .parameter: true
    }
  }
}

extension Context {
  /// The module that contains the context; nil for the main module.
  package var module: ProgramModule? { layer?.module }

  /// Whether an enclosing file imports the module with `@testable`, so that internal declarations
  /// are visible.
  package func tests(_ module: ProgramModule) -> Bool {
    testedModules.contains(module.name) || (parent?.tests(module) ?? false)
  }

  /// Whether the context belongs to one package with the module.
  func sharesPackage(with other: ProgramModule) -> Bool {
    other.isOfPackage && (module?.isOfPackage ?? true)
  }
}
