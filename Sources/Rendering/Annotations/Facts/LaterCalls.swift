import Recording

/// Code that runs later or earlier than its place suggests: a task that is resumed, and the closure of a stream.
struct LaterCalls {
  /// The numbers of the events that resume a task, after which their lane printed something in the same call
  /// before the task continued.
  private(set) var onlyReady: Set<Int> = []
  /// The streams whose closure printed something while they were made, or whose buffer dropped an element before
  /// anybody read them.
  private(set) var eagerStreams: Set<Int> = []

  private struct Resume {
    var number: Int
    var lane: LaneID
    var activation: Int?
  }

  private struct Making {
    var stream: Int
    /// The execution of the function that calls the stream's closure.
    var activation: Int?
  }

  init(_ happenings: Happenings) {
    var resumes: [LaneID: Resume] = [:]
    /// The lane that resumed each of these lanes last.
    var resumers: [LaneID: LaneID] = [:]
    var makings: [LaneID: Making] = [:]
    var unread: Set<Int> = []
    for happening in happenings.all {
      let (event, lane) = (happening.event, happening.event.lane)
      if let resumer = resumers.removeValue(forKey: lane), resumes[resumer]?.lane == lane {
        resumes[resumer] = nil
      }
      switch event.kind {
      case .concurrency(.resumed(let resumed, _, _, actor: _?)):
        resumes[lane] = Resume(
          number: event.number, lane: resumed, activation: event.calls.last?.activation)
        resumers[resumed] = lane
      case .concurrency(.streamMade(let stream)):
        makings[lane] = Making(stream: stream, activation: event.calls.last?.activation)
        unread.insert(stream)
      case .printed:
        if let resume = resumes.removeValue(forKey: lane),
          event.calls.contains(where: { $0.activation == resume.activation })
        {
          onlyReady.insert(resume.number)
        }
        if let making = makings[lane],
          event.calls.contains(where: { $0.activation == making.activation })
        {
          eagerStreams.insert(making.stream)
        }
      case .concurrency(.streamYielded(let stream, _, _, let fate)):
        if fate.isLoss, unread.contains(stream) { eagerStreams.insert(stream) }
      case .concurrency(.streamReceived(let stream, _, _)),
        .concurrency(.streamEnded(let stream, _, _)):
        unread.remove(stream)
      default: break
      }
    }
  }
}

extension ConcurrencyNote.StreamYield {
  /// Whether the buffer was full.
  fileprivate var isLoss: Bool {
    switch self {
    case .dropped, .droppedEarlier: true
    case .enqueued, .terminated: false
    }
  }
}
