/// A question with choices.
package struct Prediction: Equatable, Sendable {
  package var kind: Kind
  package var question: [Passage]
  package var choices: [Choice]
  /// Hints, from the most general to the most specific, one for each `**Hint**` paragraph.
  package var hints: [[Passage]]
  /// The numbers of the misunderstandings among its wrong choices.
  package var meets: [Int] = []
  /// The event that shows the right choice of a look; nil if the author names none.
  package var proof: Proof?
  /// The line number of its label, from 1.
  package var line: Int

  /// When the question is asked.
  package enum Kind: String, CaseIterable, Sendable {
    /// Before the next block of Swift runs.
    case predict = "Predict"
    /// After a run, about its trace.
    case look = "Look"
    /// On another day.
    case recap = "Recap"
  }

  package init(
    kind: Kind = .predict, question: [Passage], choices: [Choice], hints: [[Passage]], line: Int
  ) {
    self.kind = kind
    self.question = question
    self.choices = choices
    self.hints = hints
    self.line = line
  }

  /// An event in the trace of a look, as the trace describes it.
  package struct Proof: Equatable, Sendable {
    /// A part of the event's text: `T1 read Request.traceID`. The last event with this text is meant.
    package var words: String
    package var line: Int

    package init(words: String, line: Int) {
      self.words = words
      self.line = line
    }
  }

  package struct Choice: Equatable, Sendable {
    package var answer: [Inline]
    package var isRight: Bool
    /// The feedback for this choice: why it is right, or which belief is wrong.
    package var feedback: [Passage]
    package var line: Int

    package init(answer: [Inline], isRight: Bool, feedback: [Passage], line: Int) {
      self.answer = answer
      self.isRight = isRight
      self.feedback = feedback
      self.line = line
    }

    package var text: String { answer.plainText }
  }

  package var rightChoice: Choice? {
    choices.first(where: \.isRight)
  }

  /// Returns the letter of a choice on the screen: `a`, `b`, …, then numbers from 27 on.
  package static func label(at index: Int) -> String {
    guard (0..<26).contains(index) else { return String(index + 1) }
    return String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))
  }
}
