package import Lessons

extension Storyboard {
  /// Returns the last event whose text contains some words, as its index in `notes`.
  ///
  /// - Parameter words: Words with single spaces between them: `T1 read Request.traceID`.
  package func lastNote(with words: String) -> Int? {
    notes.lastIndex { $0.words.contains(words) }
  }

  /// Returns the event that shows the right answer to a question, as its index in `notes`.
  package func proof(of prediction: Prediction) -> Int? {
    prediction.proof.flatMap { lastNote(with: $0.words) }
  }
}
