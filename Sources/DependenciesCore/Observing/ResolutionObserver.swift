import Synchronization

/// Calls the observer after every read of a dependency during the operation.
///
/// Tasks created meanwhile inherit the observer, and keep it for as long as they live. An observer
/// around this one is called as well, after it. The observer is called on the thread of the read,
/// after the reads that the default itself made; what it reads is not observed.
///
/// While nobody observes, a read costs one relaxed atomic load more. An observed one takes some
/// microseconds, most of them to write names down.
public func withResolutionObserver<R>(
  _ observer: @escaping @Sendable (Resolution) -> Void,
  operation: () throws -> R
) rethrows -> R {
  try Observation.$current.withValue(
    Observation(observer, outer: Observation.current), operation: operation)
}

/// Calls the observer after every read of a dependency during the asynchronous operation.
///
/// See ``withResolutionObserver(_:operation:)``. The operation runs on the caller's actor.
public func withResolutionObserver<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ observer: @escaping @Sendable (Resolution) -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  try await Observation.$current.withValue(
    Observation(observer, outer: Observation.current), operation: operation, isolation: isolation)
}

/// An observer with those around it; lives for as long as some task has it bound.
final class Observation: Sendable {
  @TaskLocal static var current: Observation?

  /// Whether an observer exists anywhere in the process.
  static var mayBeActive: Bool { count.load(ordering: .relaxed) != 0 }

  private static let count = Atomic<Int>(0)

  private let observer: @Sendable (Resolution) -> Void
  private let outer: Observation?

  init(_ observer: @escaping @Sendable (Resolution) -> Void, outer: Observation?) {
    self.observer = observer
    self.outer = outer
    Self.count.add(1, ordering: .relaxed)
  }

  deinit { Self.count.subtract(1, ordering: .relaxed) }

  /// Tells the observers of the current task about a read.
  static func notify(_ resolution: () -> Resolution) {
    let thread = ThreadState.current
    guard !thread.pointee.isObserving, let current else { return }
    thread.pointee.isObserving = true
    defer { thread.pointee.isObserving = false }
    let resolution = resolution()
    var next: Observation? = current
    while let observation = next {
      observation.observer(resolution)
      next = observation.outer
    }
  }
}
