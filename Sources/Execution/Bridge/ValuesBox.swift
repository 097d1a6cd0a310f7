import DependenciesCore
import Machine
import Recording
import Synchronization

/// `DependencyValues` as the program holds them; immutable, since they are values.
final class ValuesBox: NativeValue {
  /// What they were before the program assigned anything.
  enum Root: Sendable {
    /// What is in effect, lent to the program for one access.
    case inEffect
    /// Those that are being prepared, which are nobody's overrides.
    case preparing
    /// New ones: `DependencyValues()`, `.test`.
    case made(MadeValues)
    /// Those that were in effect where the program took them, to change or to keep them.
    case kept(ProvenanceNode?, at: Place?)
  }

  var values: DependencyValues { kept.content }
  private let kept: Kept<DependencyValues>
  let root: Root
  /// What was assigned since, in order, one per key.
  let assigned: [ProvenanceNode.KeyOverride]

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

  /// The same with one assignment more, after which they are `values`.
  func assigning(_ values: DependencyValues, _ override: ProvenanceNode.KeyOverride) -> ValuesBox {
    ValuesBox(
      values, root: root, assigned: assigned.filter { $0.key != override.key } + [override])
  }

  /// The values in a variable of the program.
  static func box(in cell: Cell) throws -> ValuesBox {
    guard case .native(let native) = cell.value, let box = native as? ValuesBox else {
      throw Trap(.custom("a variable of type `DependencyValues` holds something else"))
    }
    return box
  }
}

/// One making of values, with a cache that all its copies share.
final class MadeValues: Sendable {
  let place: Place?
  private let isBound = Atomic(false)

  init(at place: Place?) { self.place = place }

  /// To be asked where a scope binds them; true the first time, when nothing is in the cache yet.
  func bind() -> Bool { !isBound.exchange(true, ordering: .relaxed) }
}

/// What the first closure of a `withDependencies` left.
final class UpdatedValues: Sendable {
  private let state = Mutex<ValuesBox?>(nil)
  private let refusal = Atomic(false)

  /// Nil until the closure has run.
  var box: ValuesBox? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// Whether the model that it was to inherit from holds no wrapper.
  var isRefused: Bool {
    get { refusal.load(ordering: .relaxed) }
    set { refusal.store(newValue, ordering: .relaxed) }
  }
}
