/// The effect that runs the current task, for functions that access its store from the effect.
final class RunningEffect: Sendable {
  @TaskLocal static var current: RunningEffect?

  let launcher: EffectLauncher
  /// Removes the presented child that the effect belongs to; `nil` if there is none.
  let dismiss: (@MainActor () -> Void)?
  /// Notes that an effect of a test store's own feature dismisses it; `nil` in other stores.
  let dismissAlone: (@MainActor () -> Void)?
  let cancel: @MainActor (CancelID, Place) -> Void
  /// Registers a task under an id until it ends.
  let register: @MainActor (CancelID, Task<Void, Never>) async -> Void

  init(
    launcher: EffectLauncher,
    dismiss: (@MainActor () -> Void)?,
    dismissAlone: (@MainActor () -> Void)?,
    cancel: @escaping @MainActor (CancelID, Place) -> Void,
    register: @escaping @MainActor (CancelID, Task<Void, Never>) async -> Void
  ) {
    self.launcher = launcher
    self.dismiss = dismiss
    self.dismissAlone = dismissAlone
    self.cancel = cancel
    self.register = register
  }
}

extension Task where Success == Never, Failure == Never {
  /// Cancels effects by their id, from within the operation of an effect of the same store.
  ///
  /// The same as ``Effect/cancel(id:fileID:filePath:line:column:)`` at the part of the state to
  /// which the effect belongs. Actions that the operation sends later arrive after the
  /// cancellation. A call outside of an effect is reported and does nothing.
  public static func cancel(
    id: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = Place(fileID, filePath, line, column)
    guard let effect = RunningEffect.current else {
      return report(.noEffect(function: "Task.cancel(id:)"), at: place)
    }
    let id = CancelID(id)
    Task<Void, Never> { @MainActor in effect.cancel(id, place) }
  }
}

/// Runs a part of an effect's operation that can be cancelled by an id.
///
/// A call outside of an effect is reported, and the operation runs without cancellation.
///
/// - `cancelInFlight`: Whether effects with this id that are in flight are cancelled first.
/// - Returns: The operation's result.
/// - Throws: The operation's error.
public func withTaskCancellation<Result: Sendable>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws -> Result,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async throws -> Result {
  let place = Place(fileID, filePath, line, column)
  guard let effect = RunningEffect.current else {
    report(.noEffect(function: "withTaskCancellation(id:)"), at: place)
    return try await operation()
  }
  let id = CancelID(id)
  if cancelInFlight { await effect.cancel(id, place) }
  let part = CancellablePart(operation)
  let task = effect.launcher.launch(priority: nil) { await part.perform() }
  await withTaskCancellationHandler {
    await effect.register(id, task)
  } onCancel: {
    task.cancel()
  }
  return try await part.result()
}

/// A part of an operation, which runs in its own task.
@MainActor
private final class CancellablePart<Success: Sendable> {
  private let operation: @Sendable () async throws -> Success
  private var outcome: Result<Success, any Error> = .failure(CancellationError())

  nonisolated init(_ operation: @escaping @Sendable () async throws -> Success) {
    self.operation = operation
  }

  func perform() async {
    guard !Task.isCancelled else { return }
    do { outcome = .success(try await operation()) } catch { outcome = .failure(error) }
  }

  func result() throws -> Success { try outcome.get() }
}
