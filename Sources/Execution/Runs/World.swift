import DependenciesCore
package import Machine
package import Recording
import Synchronization

/// What the submissions of one session share.
package final class World: Sendable {
  let initializations = StaticInitializations()
  let queueWaits = WaitGraph()
  let lockWaits = LockWaits()
  /// For dependency defaults, which wait for each other where several lanes compute them.
  let defaultWaits = WaitGraph()
  let returnedModels = ReturnedModels()
  let firstReads = FirstReads()
  /// The dependency keys that are known by their types.
  package let keys = KeyTypes()
  /// Objects of the session whose `deinit` is still to run.
  package let releases: Releases
  private let thrownOnCancellation: Mutex<Value>
  private let sessionContext = Mutex<Provider?>(nil)
  private let sessionValues = DependencyValues()

  /// - Parameters:
  ///   - cancellationError: see the property.
  ///   - releases: what the session's classes with a `deinit` were declared with.
  package init(cancellationError: Value? = nil, releases: Releases = Releases()) {
    self.releases = releases
    thrownOnCancellation = Mutex(cancellationError ?? .native(CancellationErrorValue()))
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
    get { sessionContext.withLock { $0 } }
    set { sessionContext.withLock { $0 = newValue } }
  }

  /// What stands for the process's values, if the session has its own.
  var unboundValues: DependencyValues? {
    guard let context else { return nil }
    var values = sessionValues
    values.context = context.context
    return values
  }
}

/// Stands in until the program's own type is known.
private final class CancellationErrorValue: NativeValue {
  var typeName: String { "CancellationError" }
  var description: String { "CancellationError()" }
}
