/// The record of one run: all that any picture of it may be drawn from.
package struct Trace: Hashable, Sendable {
  /// The sources the places refer to: the one that ran last, earlier ones of the session before it.
  package var sources: [Source]
  package var events: [Event]
  package var outcome: Outcome

  package init(sources: [Source], events: [Event], outcome: Outcome) {
    self.sources = sources
    self.events = events
    self.outcome = outcome
  }

  /// What the program printed, and nothing else.
  package var output: String {
    var text = ""
    for event in events {
      if case .printed(let line) = event.kind { text += line }
    }
    return text
  }
}
