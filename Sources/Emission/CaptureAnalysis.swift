import CheckedTree
import Machine

/// The variables, routines and closures that one body uses directly, found by emitting it once.
struct Uses {
  /// Variables in the order of their first use or declaration.
  var variables: [Variable] = []
  var declared: Set<ObjectIdentifier> = []
  /// Local functions that it calls or references.
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

  /// Whether the body doesn't capture the variable: it declares it, or the variable is global.
  /// Bodies inside capture it from here.
  func isOwnOrGlobal(_ variable: Variable, in body: Body) -> Bool {
    if variable.owner === body || declared.contains(ObjectIdentifier(variable)) { return true }
    if case .global = variable.storage { return true }
    return false
  }
}

/// Finds the variables that each body captures from the enclosing body.
///
/// A closure needs its own uses, those of closures inside it, and those of the local functions that
/// it references. Local functions may reference each other and themselves, so the analysis computes
/// a fixed point.
struct CaptureAnalysis {
  struct Found {
    let body: Body
    let uses: Uses
    /// The emitter of the final code, if the code doesn't depend on captures.
    let written: Emitter?
    /// The copies whose fates the final code notes.
    let copies: CopyNotes.Plan
  }

  private(set) var found: [Found] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Adds the body and all bodies inside it.
  mutating func add(_ body: Body) {
    var pending = [body]
    while let body = pending.popLast() {
      guard indices[ObjectIdentifier(body)] == nil, !body.function.isSealed else { continue }
      indices[ObjectIdentifier(body)] = found.count
      let emitter = Emitter(body)
      let uses = emitter.scan()
      found.append(
        Found(
          body: body, uses: uses, written: emitter.isFinal ? emitter : nil,
          copies: emitter.copies.found))
      pending += uses.closures + uses.routines.compactMap(\.body)
    }
  }

  /// Sets the `captures` of all added bodies.
  func settle() {
    var needs = found.map { Captures($0.uses.variables, in: $0) }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for (index, item) in found.enumerated() {
        for inner in item.uses.closures + item.uses.routines.compactMap(\.body) {
          // The captures of an earlier submission's function are already known.
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

    /// Adds the variables that the body doesn't declare, and returns whether any was new.
    mutating func add(_ used: [Variable], in item: Found) -> Bool {
      let count = variables.count
      for variable in used where !item.uses.isOwnOrGlobal(variable, in: item.body) {
        if seen.insert(ObjectIdentifier(variable)).inserted { variables.append(variable) }
      }
      return variables.count > count
    }
  }
}
