import Lessons

/// A question with its choices, each with its feedback.
struct QuestionForm {
  let prediction: Prediction
  let id: String
  let prose: Prose
  /// The id of the event that shows the right answer.
  var proof: String?

  var html: HTML {
    let event: HTML =
      proof.map { "<p><a href=\"#\($0)\">\(PageMessage.showEvent.html)</a></p>" } ?? ""
    let choices = prediction.choices.enumerated().map { index, choice -> HTML in
      let label = Prediction.label(at: index)
      let verdict: HTML =
        choice.isRight
        ? "<strong class=\"right\">\(PageMessage.right.html)</strong>"
        : "<strong class=\"error\">\(PageMessage.wrong.html)</strong>"
      return """
        <div class="choice"><input type="radio" name="\(id)" id="\(id)-\(label)" value="\(label)"\(choice.isRight ? " data-right" : "")>
        <label for="\(id)-\(label)"><b>\(label))</b> \(prose.html(choice.answer))</label>
        <div class="feedback" role="status">\(verdict) \(prose.html(choice.feedback))\(choice.isRight ? event : "")</div></div>

        """
    }
    let kind: HTML = prediction.kind == .look ? "question look" : "question"
    return """
      <form class="\(kind)" id="\(id)"><fieldset aria-labelledby="\(id)-asks">
      <div class="asks" id="\(id)-asks"><strong>\(PageMessage.question(prediction.kind).html)</strong> \(prose.html(prediction.question))</div>
      \(choices.joined())\(Hints(prediction.hints, prose).html)<p class="actions scripted"><button type="submit">\(PageMessage.answer.html)</button>
      <button type="button" class="skip">\(PageMessage.showWithoutAnswer.html)</button></p></fieldset></form>

      """
  }
}

/// Hints that open one by one.
struct Hints {
  private let hints: [[Passage]]
  private let prose: Prose

  init(_ hints: [[Passage]], _ prose: Prose) { (self.hints, self.prose) = (hints, prose) }

  var html: HTML {
    hints.enumerated().map { index, hint -> HTML in
      """
      <details class="hint"><summary>\(PageMessage.hint(index + 1, of: hints.count).html)</summary>\
      \(prose.html(hint))</details>

      """
    }.joined()
  }
}

/// An exercise: its code, what a solution must do, and its hints and solution.
struct ExerciseSection {
  let exercise: Exercise
  /// The requirements on the values that a solution reads, a sentence each.
  let wishes: [String]
  let prose: Prose

  var html: HTML {
    let expected = exercise.start.expectation?.lines.joined(separator: "\n") ?? ""
    let locked: HTML =
      exercise.lockedLines.isEmpty
      ? "" : "<li>\(PageMessage.lockedLines.html)</li>"
    let origins = wishes.map { "<li>\(Self.withCode($0))</li>" as HTML }.joined()
    let solution = exercise.solution.map { solution -> HTML in
      """
      <details class="hint"><summary>\(PageMessage.solution.html)</summary>\(prose.html(solution.explanation))\
      \(Code.copyable(solution.code))</details>

      """
    }
    return """
      \(Code.copyable(exercise.start.code))<div class="task"><strong>\(PageMessage.exercise.html)</strong>
      <p>\(PageMessage.taskOfExercise.html)</p>
      \(Code.block(expected, isSwift: false, label: PageMessage.expectedOutput.html))\
      <ul>\(origins)\(locked)</ul></div>
      \(Hints(exercise.hints, prose).html)\(solution ?? "")
      """
  }

  /// A sentence with names in backticks.
  private static func withCode(_ sentence: String) -> HTML {
    sentence.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { index, part -> HTML in index % 2 == 0 ? HTML(text: part) : "<code>\(part)</code>" }
      .joined()
  }
}
