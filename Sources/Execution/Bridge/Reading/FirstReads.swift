import Machine
import Recording
import Synchronization

/// Where each default of the session was first read, and so computed.
///
/// The resolver identifies the first wrapper by the line of its declaration, which is the same for
/// all models of a type. A reader expects the line of the read.
final class FirstReads: Sendable {
  struct Default: Hashable, Sendable {
    var key: DependencyIdentity
    var context: Provider
    /// The number of the resolver's cache. A test has its own, and so have new values that replace
    /// those in effect.
    var cache: Int
  }

  private let places = Mutex<[Default: Place]>([:])

  subscript(default: Default) -> Place? {
    get { places.withLock { $0[`default`] } }
    set { places.withLock { $0[`default`] = newValue } }
  }
}
