import DependenciesCore
import Machine
import Recording
import Synchronization

/// The resolver's resolution of the last read of a key.
final class LastResolution: Sendable {
  private let state = Mutex<Resolution?>(nil)

  var resolution: Resolution? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

/// The key that a wrapper's path reached, and the origin of its value.
final class ReadCollector: Sendable {
  struct Reached: Sendable {
    var key: DependencyIdentity
    var resolution: Resolution?
    /// The name by which `DependencyValues` knows it.
    var name: String?
    /// Whether the read was reported as an issue.
    var isReported = false
    /// Whether its value is only what a store provides to the code that it runs.
    var isOfStore = false
  }

  /// The read that the path would make, if only that is requested.
  enum Probed: Sendable {
    case key(KeyDeclaration)
    case context
  }

  /// Ends a getter that runs only to find its read.
  struct Found: Error {}

  /// Where the program reads.
  let position: Position?
  /// Whether nothing is read.
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
