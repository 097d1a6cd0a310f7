import DependenciesCore
package import Machine
package import Recording
import Synchronization

/// The state that a session's submissions share.
package final class World: Sendable {
  let initializations = StaticInitializations()
  let queueWaits = WaitGraph()
  /// Counts the beginnings and ends of lanes and waits.
  let changes = Atomic(0)
  let runs = Mutex<[WeakRun]>([])
  /// The time of a blocked thread's last check for a standstill, in nanoseconds.
  let lastLook = Atomic<UInt64>(0)
  /// The number of waits for lanes of a run that has ended.
  let settlers = Atomic(0)
  /// The number of timers that may fire.
  let timers = Atomic(0)
  let lockWaits = LockWaits()
  /// For dependency defaults, which wait for each other if several lanes compute them.
  let defaultWaits = WaitGraph()
  let returnedModels = ReturnedModels()
  let firstReads = FirstReads()
  /// The numbers of objects and streams in records.
  let identities = Identities()
  let ingredients = Ingredients()
  let makers = Makers()
  let globals = Globals()
  /// The number of queues with each label.
  private let queueCounts = Mutex<[String: Int]>([:])
  /// The properties whose getters have read a dependency key, in traced runs.
  let propertyNames = Mutex<[ObjectIdentifier: String]>([:])
  private let captures = Atomic(false)
  /// The variables that programs find in their environment.
  let environment: [String: String]
  /// The dependency keys by their types.
  package let keys = KeyTypes()
  /// Objects of the session whose `deinit` hasn't run yet.
  package let releases: Releases
  /// The time that isn't the programs' own.
  let pauses: Pauses
  private let thrownOnCancellation: Mutex<Value>
  private let session: Mutex<(context: Provider?, values: SessionValues?)>

  /// - Parameters:
  ///   - cancellationError: See the property.
  ///   - releases: The list in the declarations of the session's classes with a `deinit`.
  ///   - pauses: See the property.
  ///   - context: See the property.
  ///   - environment: See the property.
  package init(
    cancellationError: Value? = nil, releases: Releases = Releases(), pauses: Pauses = Pauses(),
    context: Provider? = nil, environment: [String: String] = [:]
  ) {
    self.releases = releases
    self.pauses = pauses
    self.environment = environment
    thrownOnCancellation = Mutex(cancellationError ?? .native(CancellationErrorValue()))
    session = Mutex((context, context.map(SessionValues.init)))
  }

  /// Returns the name of a new queue: its label, with a number if others had the label before.
  func name(ofQueue label: String) -> String {
    let count = queueCounts.withLock { counts in
      guard counts.count < 256 || counts[label] != nil else { return 1 }
      counts[label, default: 0] += 1
      return counts[label, default: 1]
    }
    return count == 1 ? label : "\(label) #\(count)"
  }

  /// The error that a sleep or a check throws in a cancelled task: the program's own
  /// `CancellationError()`. The interpreted prelude declares its type, so that `catch is
  /// CancellationError` matches it.
  package var cancellationError: Value {
    get { thrownOnCancellation.withLock { $0 } }
    set { thrownOnCancellation.withLock { $0 = newValue } }
  }

  /// The context in which code that inherits nothing resolves its dependencies, with the session's
  /// own cache; nil if the process's context and cache apply.
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

  /// The values that replace the process's values, if the session has its own.
  var unboundValues: DependencyValues? {
    let session = session.withLock { $0 }
    guard let context = session.context else { return nil }
    return session.values?.values(in: context)
  }
}

/// Used until the program's own type is known.
private final class CancellationErrorValue: NativeValue {
  static var leadsOn: Bool { false }
  var typeName: String { "CancellationError" }
  var description: String { "CancellationError()" }
}
