import DependenciesCore
import Machine
import Recording
import Synchronization

/// `DependencyValues` as a value of the program; immutable, because the type is a structure.
final class ValuesBox: NativeValue {
  /// The values before the program's assignments.
  enum Root: Sendable {
    /// The values in effect, lent to the program for one access.
    case inEffect
    /// The values of a preparation, which don't override anything.
    case preparing
    /// New values: `DependencyValues()`, `.test`.
    case made(MadeValues)
    /// The values in effect where the program copied them, to change or keep them.
    case kept(ProvenanceNode?, at: Place?)
  }

  var values: DependencyValues { kept.content }
  private let kept: Kept<DependencyValues>
  let root: Root
  /// The later assignments, in order, one per key.
  let assigned: [ProvenanceNode.KeyOverride]
  private let changing = Mutex<DependencyIdentity?>(nil)

  init(
    _ values: DependencyValues, root: Root = .inEffect,
    assigned: [ProvenanceNode.KeyOverride] = []
  ) {
    kept = Kept(values)
    self.root = root
    self.assigned = assigned
  }

  static var leadsOn: Bool { true }
  var typeName: String { "DependencyValues" }
  var description: String { "DependencyValues" }

  /// The key whose value was read last to change a part of it.
  var partlyChanged: DependencyIdentity? {
    get { changing.withLock { $0 } }
    set { changing.withLock { $0 = newValue } }
  }

  /// Returns these values with one more assignment. The result is `values`.
  func assigning(_ values: DependencyValues, _ override: ProvenanceNode.KeyOverride) -> ValuesBox {
    ValuesBox(
      values, root: root, assigned: assigned.filter { $0.key != override.key } + [override])
  }

  /// Returns the values in a variable of the program.
  static func box(in cell: Cell) throws -> ValuesBox {
    guard case .native(let native) = cell.value, let box = native as? ValuesBox else {
      throw Trap(DefectMessage.notDependencyValues)
    }
    return box
  }
}

/// One creation of values, with a cache that all copies share.
final class MadeValues: Sendable {
  let place: Place?
  private let isBound = Atomic(false)

  init(at place: Place?) { self.place = place }

  /// Called when a scope binds the values. Returns true the first time, when the cache is empty.
  func bind() -> Bool { !isBound.exchange(true, ordering: .relaxed) }
}

/// The values after the update closure of a `withDependencies`.
final class UpdatedValues: Sendable {
  private let state = Mutex<ValuesBox?>(nil)
  private let refusal = Atomic(false)

  /// Nil until the closure has run.
  var box: ValuesBox? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// Whether the model has no wrapper, so that nothing is inherited.
  var isRefused: Bool {
    get { refusal.load(ordering: .relaxed) }
    set { refusal.store(newValue, ordering: .relaxed) }
  }
}
