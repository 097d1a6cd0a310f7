/// The members of a type by name. The prelude's are declared when something first asks for the
/// name, since a program uses few of them; a program's own are all there from the start.
final class MemberTable {
  private var known: [String: [Member]] = [:]
  private var knownInitializers: [FunctionDeclaration] = []
  private var knownSubscripts: [PropertyDeclaration] = []
  /// What declares the members of a name that nothing has asked for yet; in order.
  private var waiting: [String: [() -> Void]] = [:]
  private var waitingNames: [String] = []

  /// Has `declare` run before the members of this name are looked at.
  func postpone(_ name: String, _ declare: @escaping () -> Void) {
    if waiting[name] == nil { waitingNames.append(name) }
    waiting[name, default: []].append(declare)
  }

  subscript(name: String) -> [Member]? {
    get {
      load(name)
      return known[name]
    }
    set { known[name] = newValue }
  }

  subscript(name: String, default value: [Member]) -> [Member] {
    get { self[name] ?? value }
    set { known[name] = newValue }
  }

  var initializers: [FunctionDeclaration] {
    get {
      load("init")
      return knownInitializers
    }
    set { knownInitializers = newValue }
  }

  var subscripts: [PropertyDeclaration] {
    get {
      load("subscript")
      return knownSubscripts
    }
    set { knownSubscripts = newValue }
  }

  /// All names, without declaring anything.
  var keys: Set<String> { Set(known.keys).union(waiting.keys) }

  var all: [String: [Member]] {
    for name in waitingNames { load(name) }
    return known
  }

  var values: [[Member]] { all.sorted { $0.key < $1.key }.map(\.value) }

  private func load(_ name: String) {
    guard let declare = waiting.removeValue(forKey: name) else { return }
    waitingNames.removeAll { $0 == name }
    for one in declare { one() }
  }
}
