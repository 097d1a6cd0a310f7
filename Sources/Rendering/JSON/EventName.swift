import Recording

/// The names of events in JSON lines.
enum EventName: String, CaseIterable {
  case scopeEntered, scopeLeft
  case laneCreated, laneBegan, laneEnded
  case taskLocalRead, dependencyRead, dependencyPrepared, wrapperCreated
  case printed, queueEntered, issueReported, taskCancelled, awaited, slept, valueShown
  case lost, concurrency, object, store
}

extension Event.Kind {
  var name: EventName {
    switch self {
    case .scopeEntered: .scopeEntered
    case .scopeLeft: .scopeLeft
    case .laneCreated: .laneCreated
    case .laneBegan: .laneBegan
    case .laneEnded: .laneEnded
    case .taskLocalRead: .taskLocalRead
    case .dependencyRead: .dependencyRead
    case .dependencyPrepared: .dependencyPrepared
    case .wrapperCreated: .wrapperCreated
    case .printed: .printed
    case .queueEntered: .queueEntered
    case .issueReported: .issueReported
    case .taskCancelled: .taskCancelled
    case .awaited: .awaited
    case .slept: .slept
    case .valueShown: .valueShown
    case .lost: .lost
    case .concurrency: .concurrency
    case .object: .object
    case .store: .store
    }
  }
}
