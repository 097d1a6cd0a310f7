/// Represents the effects that an action started, and everything that they cause: their actions,
/// the effects of those, and so on.
public struct StoreTask: Hashable, Sendable {
  /// `nil` if no effect was started.
  let node: EffectNode?

  init(_ node: EffectNode?) { self.node = node }

  /// Cancels all of these effects, without waiting for them to end.
  ///
  /// On the main actor the cancellation happens during the call; elsewhere, as soon as the main
  /// actor is free.
  public func cancel(isolation: isolated (any Actor)? = #isolation) {
    guard let node else { return }
    guard isolation === MainActor.shared else {
      Task { @MainActor in node.cancelAll(.task) }
      return
    }
    MainActor.assumeIsolated { node.cancelAll(.task) }
  }

  /// Waits until all of these effects have ended. If the waiting task is cancelled, cancels them.
  public func finish() async {
    guard let node else { return }
    await withTaskCancellationHandler {
      await node.end()
    } onCancel: {
      cancel(isolation: nil)
    }
  }

  /// Whether it was cancelled, or has nothing to cancel: an action without effects returns a task
  /// that counts as cancelled.
  public var isCancelled: Bool { node?.wasCancelled ?? true }

  public static func == (left: Self, right: Self) -> Bool { left.node === right.node }

  public func hash(into hasher: inout Hasher) { hasher.combine(node.map(ObjectIdentifier.init)) }
}
