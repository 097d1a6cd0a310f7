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
/// Cancellation is cooperative: the operation always runs to its end, and what it awaits can end earlier. A
/// call outside of an effect is reported, and the operation runs without cancellation.
///
/// - Parameters:
///   - id: The id, which other effects of the store can cancel.
///   - cancelInFlight: Whether effects with this id that are in flight are cancelled first.
///   - operation: The part of the effect's operation.
///   - fileID: The file that calls it, for issues.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The operation's result.
/// - Throws: The operation's error. A call with an operation that doesn't throw needs no `try`.
public func withTaskCancellation<Success: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  operation: @escaping @Sendable () async throws(Failure) -> Success,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async throws(Failure) -> Success {
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
    await task.value
  } onCancel: {
    task.cancel()
  }
  return try await part.result()
}

/// A part of an operation, which runs in its own task.
@MainActor
private final class CancellablePart<Success: Sendable, Failure: Error> {
  private let operation: @Sendable () async throws(Failure) -> Success
  private var outcome: Result<Success, Failure>?

  nonisolated init(_ operation: @escaping @Sendable () async throws(Failure) -> Success) {
    self.operation = operation
  }

  func perform() async {
    do { outcome = .success(try await operation()) } catch { outcome = .failure(error) }
  }

  /// The outcome after the task has ended.
  func result() async throws(Failure) -> Success {
    if let outcome { return try outcome.get() }
    return try await operation()
  }
}
