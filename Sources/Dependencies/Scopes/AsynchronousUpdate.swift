import Synchronization

/// An update of a scope's values that may go on on one thread after another.
///
/// The values that are updated know it, and so do their copies, for which it ends too.
final class AsynchronousUpdate: Sendable {
  private let goesOn = Atomic(true)

  var isGoingOn: Bool { goesOn.load(ordering: .relaxed) }

  func end() { goesOn.store(false, ordering: .relaxed) }
}
