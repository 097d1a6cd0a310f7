/// What is declared in one place, by name. The prelude's declarations are read when something first
/// asks for the name, since a program uses few of them.
///
/// A reference, so that reading a declaration may add to the table that asked for it.
final class NameTable: ExpressibleByDictionaryLiteral {
  private var known: [String: [Named]]
  private var waiting: [String: [() -> Void]] = [:]

  init(dictionaryLiteral elements: (String, [Named])...) {
    known = Dictionary(elements) { $0 + $1 }
  }

  /// Has `declare` run before the name is looked at.
  func postpone(_ name: String, _ declare: @escaping () -> Void) {
    waiting[name, default: []].append(declare)
  }

  subscript(name: String) -> [Named]? {
    get {
      load(name)
      return known[name]
    }
    set { known[name] = newValue }
  }

  subscript(name: String, default missing: @autoclosure () -> [Named]) -> [Named] {
    get { self[name] ?? missing() }
    set { known[name] = newValue }
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
