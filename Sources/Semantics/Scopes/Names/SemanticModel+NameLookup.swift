import Machine

/// Lookup of unqualified names: innermost first, then members of enclosing types, then the top
/// level's layers from the newest, then imports and the prelude.
extension SemanticModel {
  package func lookUp(_ name: String, in context: Context) -> NameLookup {
    if name == MarkedText.mark { completion?.note(.name(namesInView(in: context)), in: context) }
    var search = OuterSearch(context: context)
    while let place = search.next() {
      switch place {
      case .names(let context):
        if let found = context.names[name], !found.isEmpty { return .found(found) }
      case .members(let owner, let isStatic, let context):
        let found = members(name, of: owner.selfType, in: context)
        guard !found.isEmpty else { continue }
        return .members(
          ImplicitMembers(
            owner: owner, isStatic: isStatic, found: found, outer: outerNames(name, search)))
      case .topLevel(let context):
        let found = topLevel(name, from: context)
        return found.isEmpty ? .none : .found(found)
      }
    }
    return .none
  }

  /// The meaning of a name at the top level: all functions, without those that newer ones replace, and
  /// the type or variable in the newest layer that has one. Functions hide the variables of older
  /// layers.
  package func topLevel(_ name: String, from layer: Context) -> [Named] {
    var functions: [FunctionDeclaration] = []
    var byLayer: [ObjectIdentifier?: [FunctionDeclaration]] = [:]
    var imports: Set<String> = []
    var current: Context? = layer
    func add(_ found: [Named]) -> [Named]? {
      var others: [Named] = []
      for one in found {
        guard case .function(let function) = one else {
          others.append(one)
          continue
        }
        // Functions of one layer don't replace each other, and there can be many with one name.
        let layer = function.layer.map { ObjectIdentifier($0) }
        let isReplaced = byLayer.contains { other, newer in
          other != layer && newer.contains { $0.replaces(function) }
        }
        if isReplaced { continue }
        functions.append(function)
        byLayer[layer, default: []].append(function)
      }
      return others.isEmpty ? nil : others
    }
    while let context = current, context !== core.scope {
      imports.formUnion(context.imports)
      if let found = context.names[name], let others = add(seen(found, in: context, from: layer)) {
        let kept = functions.isEmpty ? others : others.filter { !$0.isHidden(by: functions) }
        return functions.map { .function($0) } + kept
      }
      current = context.parent
    }
    for module in imports.sorted() where core.modules[module] !== layer {
      let found = names(name, inModule: module, from: layer)
      if let others = add(found), functions.isEmpty { return others }
    }
    // The standard library comes last, because imported modules shadow its types.
    let others = add(core.scope.names[name] ?? []) ?? []
    return functions.map { .function($0) } + others.filter { !$0.isHidden(by: functions) }
  }

  /// The declarations of a submission that are visible from a context: not private ones of another
  /// file.
  package func seen(_ names: [Named], in declaring: Context, from context: Context) -> [Named] {
    declaring.layer == nil ? names : names.filter { isAccessible($0, from: context) }
  }

  /// The meaning of `Module.name`; empty if the module isn't visible here.
  package func lookUp(_ name: String, inModule module: String, from context: Context) -> [Named] {
    switch module {
    case "Swift", "_Concurrency": return core.scope.names[name] ?? []
    case context.moduleName: return topLevel(name, from: topContext(of: context))
    default:
      guard imports(from: context).contains(module) else { return [] }
      return names(name, inModule: module, from: context)
    }
  }

  private func outerNames(_ name: String, _ search: OuterSearch) -> [Named] {
    var search = search
    while let place = search.next() {
      switch place {
      case .names(let context): if let found = context.names[name] { return found }
      case .members: continue
      case .topLevel(let context): return topLevel(name, from: context)
      }
    }
    return []
  }

  /// The nearest enclosing type, which is the meaning of `Self`.
  package func selfType(in context: Context) -> Type? {
    context.owner.map { context.signature.reduce($0.selfType) }
  }
}

/// Walks outwards through the scopes that can declare a name.
struct OuterSearch {
  enum Place {
    case names(Context)
    case members(Owner, isStatic: Bool, Context)
    /// This layer and those around it.
    case topLevel(Context)
  }

  private var current: Context?
  /// Whether the search has left a function with an instance as `self`.
  private var hasInstance = false

  init(context: Context) { current = context }

  mutating func next() -> Place? {
    guard let context = current else { return nil }
    switch context.kind {
    case .layer:
      current = nil
      return .topLevel(context)
    case .function(let function):
      if let owner = function.owner, owner.type === context.owner?.type {
        hasInstance = !function.isStatic || function.kind == .initializer
      }
    case .closure, .block: break
    case .head: if context.hasInstance { hasInstance = true }
    case .type(let type):
      defer { leave(context) }
      return .members(Owner(type: type, extension: nil), isStatic: !hasInstance, context)
    case .extension(let extended):
      defer { leave(context) }
      return .members(
        Owner(type: extended.type, extension: extended), isStatic: !hasInstance, context)
    }
    current = context.parent
    return .names(context)
  }

  private mutating func leave(_ context: Context) {
    current = context.parent
    hasInstance = false
  }
}

extension Named {
  /// Whether functions of newer layers hide it.
  fileprivate func isHidden(by functions: [FunctionDeclaration]) -> Bool {
    guard case .storage(let storage) = self else { return false }
    return functions.contains { $0.layer !== storage.layer }
  }
}

extension FunctionDeclaration {
  /// Whether it makes another function with the same name uncallable.
  func replaces(_ other: FunctionDeclaration) -> Bool {
    guard layer !== other.layer, isPrefix == other.isPrefix, isPostfix == other.isPostfix else {
      return false
    }
    let mine = interface.value
    let theirs = other.interface.value
    return mine.parameters.count == theirs.parameters.count
      && zip(mine.parameters, theirs.parameters).allSatisfy {
        $0.label == $1.label && $0.type == $1.type
      } && mine.result == theirs.result
  }
}

extension SemanticModel {
  /// The context of the submission, or of the prelude's section, that contains `context`.
  package func topContext(of context: Context) -> Context {
    var current = context
    while let parent = current.parent {
      if case .layer = current.kind { return current }
      current = parent
    }
    return current
  }
}
