import DependenciesCore
package import Machine
package import Recording
import Synchronization

/// What the submissions of one session share.
package final class World: Sendable {
  let initializations = StaticInitializations()
  let queueWaits = WaitGraph()
  /// How often a lane or a wait has begun or ended.
  let changes = Atomic(0)
  let runs = Mutex<[WeakRun]>([])
  /// When a blocked thread last looked whether anything can go on, in nanoseconds.
  let lastLook = Atomic<UInt64>(0)
  /// How many wait for the lanes of a run that has ended.
  let settlers = Atomic(0)
  /// Timers that may fire.
  let timers = Atomic(0)
  let lockWaits = LockWaits()
  /// For dependency defaults, which wait for each other where several lanes compute them.
  let defaultWaits = WaitGraph()
  let returnedModels = ReturnedModels()
  let firstReads = FirstReads()
  /// Objects and streams that a record names.
  let identities = Identities()
  let ingredients = Ingredients()
  private let captures = Atomic(false)
  /// The dependency keys that are known by their types.
  package let keys = KeyTypes()
  /// Objects of the session whose `deinit` is still to run.
  package let releases: Releases
  private let thrownOnCancellation: Mutex<Value>
  private let session: Mutex<(context: Provider?, values: SessionValues?)>

  /// - Parameters:
  ///   - cancellationError: see the property.
  ///   - releases: what the session's classes with a `deinit` were declared with.
  ///   - context: see the property.
  package init(
    cancellationError: Value? = nil, releases: Releases = Releases(), context: Provider? = nil
  ) {
    self.releases = releases
    thrownOnCancellation = Mutex(cancellationError ?? .native(CancellationErrorValue()))
    session = Mutex((context, context.map(SessionValues.init)))
  }

  /// What a sleep or a check throws in a cancelled task: the program's own `CancellationError()`,
  /// whose type the interpreted prelude declares, so that `catch is CancellationError` knows it.
  package var cancellationError: Value {
    get { thrownOnCancellation.withLock { $0 } }
    set { thrownOnCancellation.withLock { $0 = newValue } }
  }

  /// The context in which what inherits nothing resolves its dependencies, in a cache of the
  /// session's own; nil where the process decides, with the process's cache.
  package var context: Provider? {
    get { session.withLock { $0.context } }
    set {
      session.withLock { session in
        session.context = newValue
        session.values = session.values ?? newValue.map(SessionValues.init)
      }
    }
  }

  /// Whether a wrapper has captured an override.
  var hasCaptures: Bool {
    get { captures.load(ordering: .relaxed) }
    set { captures.store(newValue, ordering: .relaxed) }
  }

  /// What stands for the process's values, if the session has its own.
  var unboundValues: DependencyValues? {
    let session = session.withLock { $0 }
    guard let context = session.context else { return nil }
    return session.values?.values(in: context)
  }
}

/// Stands in until the program's own type is known.
private final class CancellationErrorValue: NativeValue {
  static var leadsOn: Bool { false }
  var typeName: String { "CancellationError" }
  var description: String { "CancellationError()" }
}
