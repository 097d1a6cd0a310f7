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
    let cancelled = cancelledLanes(facts)
    for lane in cancelled.prefix(Self.mostTasks) {
      let seen = happenings.all.first { happening in
        guard case .concurrency(.cancellationSeen) = happening.event.kind else { return false }
        return happening.event.lane == lane
      }
      let cause = facts.cancellations[lane].flatMap(whereabouts)
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

  /// The lanes that were cancelled, or that began in a cancelled task or group, in the order of that.
  private func cancelledLanes(_ facts: ConcurrencyFacts) -> [LaneID] {
    var numbers = facts.cancellations.mapValues(\.number)
    for happening in happenings.all {
      switch happening.event.kind {
      case .laneCreated(let lane) where lane.beginning.beginsCancelled && numbers[lane.id] == nil:
        numbers[lane.id] = happening.number
      case .concurrency(.cancellationSeen) where numbers[happening.event.lane] == nil:
        numbers[happening.event.lane] = happening.number
      default: break
      }
    }
    return numbers.sorted { $0.value < $1.value }.map(\.key)
  }
}
