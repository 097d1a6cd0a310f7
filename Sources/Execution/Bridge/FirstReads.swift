import Machine
import Recording
import Synchronization

/// Where each default of the session was first read, and so computed.
///
/// The resolver knows the wrapper that was read first by the line of its declaration, which is the
/// same for all models of a type; a person looks for the line that read.
final class FirstReads: Sendable {
  struct Default: Hashable, Sendable {
    var key: DependencyIdentity
    var context: Provider
    /// The test that runs, which has a cache of its own.
    var test: ObjectIdentifier?
  }

  private let places = Mutex<[Default: Place]>([:])

  subscript(default: Default) -> Place? {
    get { places.withLock { $0[`default`] } }
    set { places.withLock { $0[`default`] = newValue } }
  }
}
