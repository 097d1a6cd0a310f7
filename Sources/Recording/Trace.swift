/// The code that trapped.
package struct TrapSite: Hashable, Sendable {
  package var lane: LaneID
  /// The functions that were executing, the outermost first.
  package var calls: [Call]

  package init(lane: LaneID, calls: [Call]) {
    self.lane = lane
    self.calls = calls
  }
}

/// The record of one run, from which every picture of it is drawn.
package struct Trace: Hashable, Sendable {
  /// The sources that places refer to: earlier sources of the session, then the source that ran last.
  package var sources: [Source]
  package var events: [Event]
  package var outcome: Outcome
  /// The code that trapped, if some did and it is known.
  package var trap: TrapSite?

  package init(
    sources: [Source], events: [Event], outcome: Outcome, trap: TrapSite? = nil
  ) {
    self.trap = trap
    self.sources = sources
    self.events = events
    self.outcome = outcome
  }

  /// The program's output, without other events.
  package var output: String {
    var text = ""
    for event in events {
      if case .printed(let line) = event.kind { text += line }
    }
    return text
  }
}
