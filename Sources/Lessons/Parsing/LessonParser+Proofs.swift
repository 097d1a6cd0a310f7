extension LessonParser {
  /// Stores the text of a comment `<!-- proof T1 read -->` for the look that follows it.
  mutating func prove(_ text: String, at line: SourceLine) {
    checkProof()
    let words = text.split(separator: " ").joined(separator: " ")
    if words.isEmpty { prose.findings.report(.proofWithoutWords, at: line) }
    proof = (words, line)
  }

  /// Returns and clears the event that a comment above a look names.
  mutating func takeProof(for kind: Prediction.Kind) -> Prediction.Proof? {
    guard kind == .look else {
      checkProof()
      return nil
    }
    defer { proof = nil }
    return proof.flatMap {
      $0.words.isEmpty ? nil : Prediction.Proof(words: $0.words, line: $0.line.number)
    }
  }

  /// Reports a comment that isn't followed by a look.
  mutating func checkProof() {
    if let line = proof?.line { prose.findings.report(.proofWithoutLook, at: line) }
    proof = nil
  }
}
