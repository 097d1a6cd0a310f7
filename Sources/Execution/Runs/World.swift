package import Machine

/// What the submissions of one session share.
package final class World: Sendable {
  /// What a sleep or a check throws in a cancelled task.
  let cancellationError: Value
  let initializations = StaticInitializations()
  let queueWaits = WaitGraph()
  /// For dependency defaults, which wait for each other where several lanes compute them.
  let defaultWaits = WaitGraph()

  /// - Parameter cancellationError: the program's own `CancellationError()`, where its type is
  ///   declared in the interpreted prelude.
  package init(cancellationError: Value? = nil) {
    self.cancellationError = cancellationError ?? .native(CancellationErrorValue())
  }
}

/// Stands in where the program brings no `CancellationError` of its own.
private final class CancellationErrorValue: NativeValue {
  var typeName: String { "CancellationError" }
  var description: String { "CancellationError()" }
}
