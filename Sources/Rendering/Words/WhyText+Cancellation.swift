import Recording

/// Which tasks were cancelled, and which of them asked for it.
extension WhyText {
  private static let names: Set<String> = [
    "isCancelled", "Task.isCancelled", "checkCancellation", "Task.checkCancellation",
    "Task.checkCancellation()", "checkCancellation()",
  ]
  /// The maximum number of tasks in an answer.
  private static let mostTasks = 4

  /// - Parameter name: `Task.isCancelled` or `Task.checkCancellation()`.
  /// - Returns: Nil for other names.
  func cancellationSentence(_ name: String) -> StyledText? {
    guard Self.names.contains(name) else { return nil }
    let facts = ConcurrencyFacts(happenings)
    var messages: [WhyMessage] = []
    for happening in happenings.all {
      if case .concurrency(.askedOutsideTasks) = happening.event.kind {
        messages.append(.askedOutsideTasks(happening.event.lane, at: whereabouts(happening)))
      }
    }
    let cancelled = facts.cancellations.sorted { $0.value.number < $1.value.number }
    for (lane, cancellation) in cancelled.prefix(Self.mostTasks) {
      let seen = happenings.all.first { happening in
        guard case .concurrency(.cancellationSeen) = happening.event.kind else { return false }
        return happening.event.lane == lane
      }
      let cause = whereabouts(cancellation)
      messages.append(
        seen.map { .sawCancellation(lane, cancelledAt: cause, at: whereabouts($0)) }
          ?? .sawNoCancellation(lane, cancelledAt: cause))
    }
    if cancelled.isEmpty { messages.append(.nothingCancelled) }
    if cancelled.count > Self.mostTasks {
      messages.append(.moreCancelled(cancelled.count - Self.mostTasks))
    }
    return messages.map(\.styled).joined(by: " ")
  }
}
