import Prelude

/// A module of the program's own, or a library, that is linked: its files are a layer, those added
/// later another.
final class ProgramModule {
  let name: String
  /// Whether only what a program uses of it is checked and known to the machine.
  let isLibrary: Bool
  /// The modules that whoever imports it imports too.
  var exports: Set<String> = []
  /// Of a file of its newest layer; nil before there is one.
  var top: Context?

  init(name: String, isLibrary: Bool = false) {
    self.name = name
    self.isLibrary = isLibrary
  }

  /// What a name means in it, the newest first, as far as others may use it.
  func names(_ name: String, where isSeen: (Named) -> Bool) -> [Named] {
    var found: [Named] = []
    var current = top
    while let context = current, context.layer?.module === self {
      found += (context.names[name] ?? []).filter(isSeen)
      current = context.parent
    }
    return found
  }
}

extension Checker {
  /// What a name means in a module that is imported: a section of the prelude, or one of the
  /// program's own.
  func names(_ name: String, inModule module: String, from context: Context) -> [Named] {
    if let section = core.modules[module] { return section.names[name] ?? [] }
    guard let own = programModules[module] else { return [] }
    return own.names(name) { isAccessible($0, from: context) }
  }

  /// The module and those that it exports.
  func exports(of module: String) -> Set<String> {
    var found: Set<String> = [module]
    let exported = programModules[module]?.exports ?? []
    for name in exported.union(Prelude.exports[module] ?? []) where !found.contains(name) {
      found.formUnion(exports(of: name))
    }
    return found
  }

  /// The modules that a place's file and those before it import.
  func imports(from context: Context) -> Set<String> {
    var imports: Set<String> = []
    var current: Context? = topContext(of: context)
    while let layer = current {
      imports.formUnion(layer.imports)
      current = layer.parent
    }
    return imports
  }

  func isAccessible(_ named: Named, from context: Context) -> Bool {
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
  /// The module that the place belongs to, if it isn't the main one.
  var module: ProgramModule? { layer?.module }

  /// Whether a file around imports the module to test it, so that what is internal is seen.
  func tests(_ module: ProgramModule) -> Bool {
    testedModules.contains(module.name) || (parent?.tests(module) ?? false)
  }
}
