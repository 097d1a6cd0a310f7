import Synchronization

/// Calls the observer after every read of a dependency during the operation.
///
/// Tasks that the operation creates inherit the observer, and keep it as long as they run.
/// Observers of outer calls are also called, after this one. The observer is called on the thread
/// of the read, after the reads that the default itself made. Its own reads are not observed.
///
/// Without an observer, a read costs one additional relaxed atomic load. An observed read takes
/// some microseconds, mostly to make names.
public func withResolutionObserver<R>(
  _ observer: @escaping @Sendable (Resolution) -> Void,
  operation: () throws -> R
) rethrows -> R {
  try Observation.$current.withValue(
    Observation(.resolutions(observer), outer: Observation.current), operation: operation)
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
    Observation(.resolutions(observer), outer: Observation.current), operation: operation,
    isolation: isolation)
}

/// An observer and the outer ones, alive as long as a task has it bound.
final class Observation: Sendable {
  enum Observer: Sendable {
    /// Receives reads.
    case resolutions(@Sendable (Resolution) -> Void)
    /// Receives reads, scopes and captures.
    case trace(TraceRecorder)
  }

  @TaskLocal static var current: Observation?

  /// Whether an observer exists anywhere in the process.
  static var mayBeActive: Bool { count.load(ordering: .relaxed) != 0 }

  private static let count = Atomic<Int>(0)

  private let observer: Observer
  private let outer: Observation?

  init(_ observer: Observer, outer: Observation?) {
    self.observer = observer
    self.outer = outer
    Self.count.add(1, ordering: .relaxed)
  }

  deinit { Self.count.subtract(1, ordering: .relaxed) }

  /// Notifies the observers of the current task about a read.
  ///
  /// If the task has none, traces that record elsewhere in the process receive the read if it
  /// missed one of their overrides.
  static func notify(_ read: ObservedRead, _ value: () -> String, _ resolution: () -> Resolution) {
    quietly { thread in
      guard let current else {
        TraceRecorder.noteOutsideRead(read, value, resolution)
        return
      }
      let resolution = resolution()
      // Made only on demand, because observers don't need the value as a text.
      var text: String?
      current.visit { observer in
        switch observer {
        case .resolutions(let observer): observer(resolution)
        case .trace(let recorder):
          let known = text ?? value()
          text = known
          recorder.record(read, resolution, known, on: thread)
        }
      }
    }
  }

  /// Notifies the traces of the current task about an event that isn't a read.
  static func trace(_ tell: (TraceRecorder) -> Void) {
    quietly { _ in
      current?.visit { observer in
        if case .trace(let recorder) = observer { tell(recorder) }
      }
    }
  }

  /// Calls the closure unless a call is already active, so that an observer's own reads aren't
  /// observed.
  private static func quietly(_ body: (UnsafeMutablePointer<ThreadState>) -> Void) {
    let thread = ThreadState.current
    guard !thread.pointee.isObserving else { return }
    thread.pointee.isObserving = true
    defer { thread.pointee.isObserving = false }
    body(thread)
  }

  /// Visits the observers, the innermost first.
  private func visit(_ body: (Observer) -> Void) {
    var next: Observation? = self
    while let observation = next {
      body(observation.observer)
      next = observation.outer
    }
  }
}

/// The facts of a read that its ``Resolution`` doesn't contain.
struct ObservedRead {
  let record: Unmanaged<KeyRecord>
  /// The values in which the key was looked up.
  let values: DependencyValues
  /// The computation of the default that was read; `nil` for an override.
  let computation: Computation?
  /// The caller of the subscript, usually a property of ``DependencyValues``.
  let function: StaticString
}
