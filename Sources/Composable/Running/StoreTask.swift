/// Stands for the effects that an action has started, and for all that comes of them: the actions
/// that they send, the effects of those, and so on.
public struct StoreTask: Hashable, Sendable {
  /// `nil` if nothing was started.
  let node: EffectNode?

  init(_ node: EffectNode?) { self.node = node }

  /// Cancels all of it, without waiting for it to end.
  ///
  /// On the main actor that happens at once, elsewhere as soon as the main actor gets to it.
  public func cancel(isolation: isolated (any Actor)? = #isolation) {
    guard let node else { return }
    guard isolation === MainActor.shared else {
      Task { @MainActor in node.cancelAll(.task) }
      return
    }
    MainActor.assumeIsolated { node.cancelAll(.task) }
  }

  /// Waits until all of it has ended; cancels it if the task that waits is cancelled.
  public func finish() async {
    guard let node else { return }
    await withTaskCancellationHandler {
      await node.end()
    } onCancel: {
      cancel(isolation: nil)
    }
  }

  /// Whether it was cancelled, or there is nothing to cancel: an action that started no effect has a
  /// task that counts as cancelled.
  public var isCancelled: Bool { node?.wasCancelled ?? true }

  public static func == (left: Self, right: Self) -> Bool { left.node === right.node }

  public func hash(into hasher: inout Hasher) { hasher.combine(node.map(ObjectIdentifier.init)) }
}
