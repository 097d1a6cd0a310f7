import Machine
import Synchronization

/// A bound value with its node of the chain, so that both can be compared.
///
/// A class, because a task-local whose type is or contains a bare closure isn't safe under `-O`.
final class Bound: Sendable {
  let value: Value
  let node: ProvenanceNode

  init(value: Value, node: ProvenanceNode) {
    self.value = value
    self.node = node
  }
}

/// The real task-local of each declaration, made once and never freed. Bindings are found by the
/// task-local's address, which must not be reused.
enum TaskLocalTable {
  private static let entries = Mutex<
    [ObjectIdentifier: (declaration: TaskLocalDeclaration, local: TaskLocal<Bound?>)]
  >([:])

  static func local(of declaration: TaskLocalDeclaration) -> TaskLocal<Bound?> {
    entries.withLock { entries in
      let id = ObjectIdentifier(declaration)
      if let entry = entries[id] { return entry.local }
      let local = TaskLocal<Bound?>(wrappedValue: nil)
      entries[id] = (declaration, local)
      return local
    }
  }
}
