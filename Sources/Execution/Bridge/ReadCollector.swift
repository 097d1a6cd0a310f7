import DependenciesCore
import Machine
import Recording
import Synchronization

/// The resolver's account of the last read of a key.
final class LastResolution: Sendable {
  private let state = Mutex<Resolution?>(nil)

  var resolution: Resolution? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

/// The key that the path of a wrapper reached, and how its value came about.
final class ReadCollector: Sendable {
  struct Reached: Sendable {
    var key: DependencyIdentity
    var resolution: Resolution?
    /// Whether the read was reported as an issue.
    var isReported = false
  }

  /// What the path would read, where that is all that is asked.
  enum Probed: Sendable {
    case key(KeyDeclaration)
    case context
  }

  /// Ends a getter that is run only to find out what it would read.
  struct Found: Error {}

  /// Where the program reads.
  let position: Position?
  /// Whether nothing is to be read.
  let isProbe: Bool
  private let state = Mutex<Reached?>(nil)
  private let probe = Mutex<Probed?>(nil)

  init(position: Position?, isProbe: Bool = false) {
    self.position = position
    self.isProbe = isProbe
  }

  var probed: Probed? {
    get { probe.withLock { $0 } }
    set { probe.withLock { $0 = newValue } }
  }

  var reached: Reached? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

/// What the first closure of a `withDependencies` sets, in order.
final class OverrideCollector: Sendable {
  /// Whether the values are prepared, which are nobody's overrides.
  let isPreparing: Bool
  private let state = Mutex<[ProvenanceNode.KeyOverride]>([])
  private let refusal = Atomic(false)

  /// Whether the model that it was to inherit from holds no wrapper.
  var isRefused: Bool {
    get { refusal.load(ordering: .relaxed) }
    set { refusal.store(newValue, ordering: .relaxed) }
  }

  init(isPreparing: Bool = false) { self.isPreparing = isPreparing }

  func add(_ override: ProvenanceNode.KeyOverride) {
    state.withLock { overrides in
      overrides.removeAll { $0.key == override.key }
      overrides.append(override)
    }
  }

  var overrides: [ProvenanceNode.KeyOverride] { state.withLock { $0 } }
}
