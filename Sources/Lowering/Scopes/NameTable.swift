/// What is declared in one place, by name. The prelude's declarations are read when something first
/// asks for the name, since a program uses few of them.
///
/// A reference, so that reading a declaration may add to the table that asked for it.
final class NameTable: ExpressibleByDictionaryLiteral {
  private var known: [String: [Named]]
  private var waiting: [String: [() -> Void]] = [:]
  /// Of all names that either has, or had.
  private var filter = NameFilter()

  init(dictionaryLiteral elements: (String, [Named])...) {
    known = Dictionary(elements) { $0 + $1 }
    for (name, _) in elements { filter.insert(name) }
  }

  /// Has `declare` run before the name is looked at.
  func postpone(_ name: String, _ declare: @escaping () -> Void) {
    filter.insert(name)
    waiting[name, default: []].append(declare)
  }

  subscript(name: String) -> [Named]? {
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

  subscript(name: String, default missing: @autoclosure () -> [Named]) -> [Named] {
    get { self[name] ?? missing() }
    set { self[name] = newValue }
  }

  /// All names, without declaring anything.
  var keys: Set<String> { waiting.isEmpty ? Set(known.keys) : Set(known.keys).union(waiting.keys) }

  private func load(_ name: String) {
    if waiting.isEmpty { return }
    guard let declare = waiting.removeValue(forKey: name) else { return }
    for one in declare { one() }
  }
}

extension NameTable: Sequence {
  /// Those that are declared; what waits stays.
  func makeIterator() -> Dictionary<String, [Named]>.Iterator { known.makeIterator() }
}
