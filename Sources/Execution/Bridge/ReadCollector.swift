import Dependencies
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
  }

  /// Where the program reads.
  let position: Position?
  private let state = Mutex<Reached?>(nil)

  init(position: Position?) {
    self.position = position
  }

  var reached: Reached? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

/// What the first closure of a `withDependencies` sets, in order.
final class OverrideCollector: Sendable {
  private let state = Mutex<[ProvenanceNode.KeyOverride]>([])

  func add(_ override: ProvenanceNode.KeyOverride) {
    state.withLock { overrides in
      overrides.removeAll { $0.key == override.key }
      overrides.append(override)
    }
  }

  var overrides: [ProvenanceNode.KeyOverride] { state.withLock { $0 } }
}
