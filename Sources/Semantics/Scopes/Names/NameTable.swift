/// The declarations of one scope, by name. The prelude's declarations are made at the first lookup
/// of their name, because a program uses few of them.
///
/// A reference type, so that a declaration may add names to the table during a lookup.
package final class NameTable: ExpressibleByDictionaryLiteral {
  private var known: [String: [Named]]
  private var waiting: [String: [() -> Void]] = [:]
  /// All names that either table contains or contained.
  private var filter = NameFilter()

  package init(dictionaryLiteral elements: (String, [Named])...) {
    known = Dictionary(elements) { $0 + $1 }
    for (name, _) in elements { filter.insert(name) }
  }

  /// Runs `declare` at the first lookup of the name.
  package func postpone(_ name: String, _ declare: @escaping () -> Void) {
    filter.insert(name)
    waiting[name, default: []].append(declare)
  }

  package subscript(name: String) -> [Named]? {
    get {
      guard filter.mayContain(name) else { return nil }
      load(name)
      return known[name]
    }
    set {
      filter.insert(name)
      known[name] = newValue
    }
  }

  package subscript(name: String, default missing: @autoclosure () -> [Named]) -> [Named] {
    get { self[name] ?? missing() }
    set { self[name] = newValue }
  }

  /// Whether the name is declared or postponed, without declaring it.
  package func contains(_ name: String) -> Bool {
    filter.mayContain(name) && (known[name] != nil || waiting[name] != nil)
  }

  /// All names, without declaring them.
  package var keys: Set<String> {
    waiting.isEmpty ? Set(known.keys) : Set(known.keys).union(waiting.keys)
  }

  private func load(_ name: String) {
    if waiting.isEmpty { return }
    guard let declare = waiting.removeValue(forKey: name) else { return }
    for one in declare { one() }
  }
}

extension NameTable: Sequence {
  /// The declared names, without postponed ones.
  package func makeIterator() -> Dictionary<String, [Named]>.Iterator { known.makeIterator() }
}
