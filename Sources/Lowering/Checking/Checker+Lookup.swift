import SwiftSyntax

extension Checker {
  /// What a plain name means here, without the members of enclosing types' values.
  func lookup(_ name: String) -> Entity? {
    var current: LexicalScope? = scope
    while let level = current {
      if let entity = level.local(name) { return entity }
      if let type = level.type, let nested = nestedType(name, in: type) { return nested }
      current = level.parent
    }
    return lookupInModules(name)
  }

  func lookupInModules(_ name: String) -> Entity? {
    for module in visibleModules.sorted() {
      if let entity = core.moduleScopes[module]?.local(name) { return entity }
    }
    return core.scope.local(name)
  }

  /// The sections of the prelude that the imports so far make visible.
  var visibleModules: Set<String> {
    var names: Set<String> = []
    for section in Prelude.sections where !section.modules.isEmpty {
      if isPrelude || !section.modules.isDisjoint(with: imports.names) {
        names.insert(section.name)
      }
    }
    return names
  }

  func nestedType(_ name: String, in type: TypeDeclaration) -> Entity? {
    if let parameter = type.genericParameters.first(where: { $0.name == name }) {
      return .generic(parameter)
    }
    for member in type.members[name] ?? [] {
      switch member {
      case .type(let declaration): return .type(declaration)
      case .alias(let alias): return .alias(alias)
      case .property, .function, .enumerationCase: continue
      }
    }
    return type.superclass.flatMap { nestedType(name, in: $0) }
  }

  /// Advice for a name that isn't known: an import that would bring it, or one that is like it.
  func suggestion(for name: String, types: Bool = false) -> String? {
    for section in Prelude.sections where !section.modules.isEmpty {
      if core.moduleScopes[section.name]?.local(name) != nil {
        return "Add `import \(section.name)` at the top."
      }
    }
    if Self.notRunHere.contains(name) {
      return "It is Swift, but not in the part of Swift that is run here."
    }
    if Self.dependenciesNotRunHere.contains(name) {
      return "It is in `Dependencies`, but not in the part of it that is run here."
    }
    var candidates: Set<String> = Set(core.scope.entities.keys)
    for module in visibleModules {
      candidates.formUnion(core.moduleScopes[module]?.entities.keys.map { $0 } ?? [])
    }
    var current: LexicalScope? = scope
    while let level = current {
      candidates.formUnion(level.entities.keys)
      if let type = level.type { candidates.formUnion(type.members.keys) }
      current = level.parent
    }
    return closest(to: name, among: candidates).map { "Did you mean `\($0)`?" }
  }

  /// Names of Swift's libraries that a lesson's reader may well try.
  private static let notRunHere: Set<String> = [
    "Actor", "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "Atomic", "Data", "Date",
    "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "Float", "Hasher", "Int16", "Int32",
    "Int64", "Int8", "Iterator", "KeyPath", "Mirror", "Mutex", "NSLock", "Never", "OperationQueue",
    "Regex", "Result", "Sequence", "Thread", "Timer", "UInt", "UInt8", "UUID", "URL",
    "UnsafeMutablePointer", "WritableKeyPath", "debugPrint", "dump", "readLine", "sequence",
    "withDiscardingTaskGroup", "withTaskCancellationHandler", "withUnsafeCurrentTask",
  ]

  /// Names of the library that a lesson can't use.
  private static let dependenciesNotRunHere: Set<String> = [
    "AnyClock", "DateGenerator", "FireAndForget", "ImmediateClock", "Resolution", "TestClock",
    "UUIDGenerator", "UnimplementedClock", "WithRandomNumberGenerator", "prepareDependencies",
    "reportIssue", "unimplemented", "withResolutionObserver",
  ]

  /// The candidate that differs least, if it differs little.
  func closest(to name: String, among candidates: some Sequence<String>) -> String? {
    let best = candidates.filter { !$0.hasPrefix("_") }
      .map { (name: $0, distance: editDistance(name.lowercased(), $0.lowercased())) }
      .filter { $0.distance <= max(1, name.count / 3) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return best?.name
  }
}

/// Levenshtein's distance between two words.
func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left)
  let right = Array(right)
  var row = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var previous = row[0]
    row[0] = i + 1
    for (j, b) in right.enumerated() {
      let old = row[j + 1]
      row[j + 1] = a == b ? previous : min(previous, row[j], old) + 1
      previous = old
    }
  }
  return row[right.count]
}
