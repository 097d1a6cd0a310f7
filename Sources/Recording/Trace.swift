/// The record of one run, from which every picture of it is drawn.
package struct Trace: Hashable, Sendable {
  /// The sources that places refer to: earlier sources of the session, then the source that ran last.
  package var sources: [Source]
  package var events: [Event]
  package var outcome: Outcome
  /// The lane that trapped, if one did and it is known.
  package var trappedLane: LaneID?

  package init(
    sources: [Source], events: [Event], outcome: Outcome, trappedLane: LaneID? = nil
  ) {
    self.trappedLane = trappedLane
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
