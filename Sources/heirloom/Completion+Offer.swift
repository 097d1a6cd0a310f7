import LineEditing
import Sessions

extension Completion {
  /// The names that a session offers, for the line editor.
  init(_ offer: Completions.Offer) {
    self.init(
      replaceFrom: offer.replaceFrom,
      candidates: offer.candidates.map { Candidate($0.text, summary: $0.summary) })
  }
}
