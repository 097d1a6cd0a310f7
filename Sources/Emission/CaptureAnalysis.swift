import CheckedTree
import Machine

/// What one body uses, by itself: found by emitting it once for show.
struct Uses {
  /// Variables in the order of their first use or declaration.
  var variables: [Variable] = []
  var declared: Set<ObjectIdentifier> = []
  /// Local functions called or referred to.
  var routines: [Routine] = []
  var closures: [Body] = []

  private var seen: Set<ObjectIdentifier> = []

  mutating func add(_ variable: Variable) {
    if seen.insert(ObjectIdentifier(variable)).inserted { variables.append(variable) }
  }

  mutating func add(_ routine: Routine) {
    if seen.insert(ObjectIdentifier(routine)).inserted { routines.append(routine) }
  }

  mutating func add(_ closure: Body) {
    if seen.insert(ObjectIdentifier(closure)).inserted { closures.append(closure) }
  }

  /// Whether the body needn't be given the variable: it lives there, so that bodies inside get it from
  /// here, or it is there for all.
  func isOwnOrGlobal(_ variable: Variable, in body: Body) -> Bool {
    if variable.owner === body || declared.contains(ObjectIdentifier(variable)) { return true }
    if case .global = variable.storage { return true }
    return false
  }
}

/// Which variables each body must be given by the body around it.
///
/// A closure needs what it uses, what closures inside it need, and what the local functions need
/// that it refers to. Those may refer to each other and to themselves, hence the fixed point.
struct CaptureAnalysis {
  struct Found {
    let body: Body
    let uses: Uses
    /// What has written the code already, where nothing in it depends on captures.
    let written: Emitter?
  }

  private(set) var found: [Found] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Adds the body and everything inside it.
  mutating func add(_ body: Body) {
    var pending = [body]
    while let body = pending.popLast() {
      guard indices[ObjectIdentifier(body)] == nil, !body.function.isSealed else { continue }
      indices[ObjectIdentifier(body)] = found.count
      let emitter = Emitter(body)
      let uses = emitter.scan()
      found.append(Found(body: body, uses: uses, written: emitter.isFinal ? emitter : nil))
      pending += uses.closures + uses.routines.compactMap(\.body)
    }
  }

  /// Fills in the `captures` of all bodies added.
  func settle() {
    var needs = found.map { Captures($0.uses.variables, in: $0) }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for (index, item) in found.enumerated() {
        for inner in item.uses.closures + item.uses.routines.compactMap(\.body) {
          // A function of an earlier submission has its captures already.
          let variables =
            indices[ObjectIdentifier(inner)].map { needs[$0].variables } ?? inner.captures
          if needs[index].add(variables, in: item) { isSettled = false }
        }
      }
    }
    for (index, item) in found.enumerated() { item.body.captures = needs[index].variables }
  }

  private struct Captures {
    var variables: [Variable] = []
    private var seen: Set<ObjectIdentifier> = []

    init(_ used: [Variable], in item: Found) {
      _ = add(used, in: item)
    }

    /// Adds those that don't live in the body, and says whether any was new.
    mutating func add(_ used: [Variable], in item: Found) -> Bool {
      let count = variables.count
      for variable in used where !item.uses.isOwnOrGlobal(variable, in: item.body) {
        if seen.insert(ObjectIdentifier(variable)).inserted { variables.append(variable) }
      }
      return variables.count > count
    }
  }
}
