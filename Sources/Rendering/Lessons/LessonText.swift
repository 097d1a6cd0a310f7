package import Lessons

/// The texts of a lesson on a terminal.
///
/// Each text ends with a line feed, and none begins or ends with an empty line. The caller adds the
/// space between texts.
package struct LessonText: Hashable, Sendable {
  package var options: RenderingOptions

  /// The maximum width. Longer lines are hard to read, even on a wide terminal.
  package static let widestText = 88

  private static let margin = 2

  package init(options: RenderingOptions) {
    self.options = options
  }

  private var textWidth: Int { min(Self.widestText, options.width - 2 * Self.margin) }

  /// The lesson's title, underlined, with its number.
  package func title(of lesson: Lesson) -> String {
    let number = lesson.number.map { "\($0)  " } ?? ""
    let title = StyledText(number, .dim) + StyledText(lesson.title, .heading)
    let lines = title.wrapped(to: textWidth, hanging: number.count)
    let widest = lines.map(\.width).max() ?? 0
    let rule = StyledText(String(repeating: options.glyphs.rule, count: widest), .dim)
    return paint(lines + [rule])
  }

  /// Returns a step's heading, with its index among the lesson's steps.
  package func heading(of step: Lesson.Step, at index: Int, among count: Int) -> String {
    let place = StyledText("\(index + 1)/\(count)", .dim) + .spaces(2)
    let heading = StyledText(step.heading, style: .heading, options: options)
    return paint((place + heading).wrapped(to: textWidth, hanging: place.width))
  }

  package func prose(_ passages: [Passage]) -> String {
    paint(PassageText(options: options).lines(passages, width: textWidth))
  }

  /// Returns a block of Swift.
  ///
  /// - Parameter firstNumber: The first line's number in traces, or nil for no numbers.
  package func code(_ code: String, firstNumber: Int? = nil) -> String {
    let indent = firstNumber == nil ? 2 * Self.margin : 0
    let lines = CodeText(code).lines(
      width: options.width - indent, firstNumber: firstNumber, options: options)
    return options.painter.paint(lines.map { .spaces(indent) + $0 })
  }

  /// Returns the question of a prediction with its lettered choices.
  package func question(_ prediction: Prediction) -> String {
    let passages = PassageText(options: options)
    let label = StyledText(LessonMessage.question(prediction.kind), .heading)
    var lines = [label] + passages.lines(prediction.question, width: textWidth)
    lines.append("")
    for (index, choice) in prediction.choices.enumerated() {
      let mark: StyledText = "  \(Prediction.label(at: index), .strong)) "
      lines += passages.indented([.paragraph(choice.answer)], by: mark, width: textWidth)
    }
    return paint(lines)
  }

  /// Returns the feedback for the choice `index`.
  package func feedback(_ prediction: Prediction, choice index: Int) -> String {
    guard prediction.choices.indices.contains(index) else { return "" }
    let choice = prediction.choices[index]
    let glyphs = options.glyphs
    let verdict =
      choice.isRight
      ? StyledText(glyphs.right + " ", .right) + StyledText(LessonMessage.right, .right)
      : StyledText(glyphs.wrong + " ", .wrong) + StyledText(LessonMessage.wrong, .wrong)
    return paint(verdict, label: index, choice)
  }

  /// Returns the right answer, for readers who don't answer.
  package func answer(_ prediction: Prediction) -> String {
    guard let index = prediction.choices.firstIndex(where: \.isRight) else { return "" }
    let verdict =
      StyledText(options.glyphs.right + " ", .right) + StyledText(LessonMessage.answer, .right)
    return paint(verdict, label: index, prediction.choices[index])
  }

  /// Returns the feedback for all choices except one; for all choices without an index.
  package func otherFeedback(_ prediction: Prediction, except index: Int?) -> String {
    prediction.choices.indices.filter { $0 != index }
      .map { feedback(prediction, choice: $0) }.joined(separator: "\n")
  }

  /// Returns a hint, with its index and the number of hints.
  package func hint(_ hint: [Passage], at index: Int, among count: Int) -> String {
    let label: LessonMessage = count > 1 ? .hint(index + 1, of: count) : .onlyHint
    return paint(
      PassageText(options: options).indented(
        hint, by: StyledText(label, .heading) + ": ", width: textWidth))
  }

  /// Returns the code of an exercise, and the requirements on a solution.
  ///
  /// - Parameter wishes: The requirements on the values that it reads, a sentence each.
  package func exercise(_ exercise: Exercise, wishes: [String]) -> String {
    let isLocked = !exercise.lockedLines.isEmpty
    let expected = exercise.start.expectation?.lines ?? []
    let head = [StyledText(LessonMessage.exercise, .heading)]
    let printed: LessonMessage = expected.isEmpty ? .expectedNothing : .expectedOutput
    var lines = printed.styled.wrapped(to: textWidth)
    lines += expected.map { .spaces(Self.margin) + StyledText($0, .plain) }
    var notes = wishes
    if isLocked { notes.append(LessonMessage.lockedLines.styled.characters) }
    for note in notes {
      lines += PassageText(options: options).lines([.paragraph(.marked(note))], width: textWidth)
    }
    return paint(head) + code(exercise.start.code) + "\n" + paint(lines)
  }

  /// Returns the solution of an exercise, with a sentence about it.
  package func solution(_ solution: Exercise.Solution) -> String {
    paint(
      PassageText(options: options).indented(
        solution.explanation, by: StyledText(LessonMessage.solution, .heading) + ": ",
        width: textWidth))
  }

  /// Returns the rule of a step to remember.
  package func rule(_ rule: [Passage]) -> String {
    paint(
      PassageText(options: options).indented(
        rule, by: StyledText(LessonMessage.rule, .heading) + ": ", width: textWidth))
  }

  /// Returns lines unchanged.
  package func plain(_ lines: [String]) -> String {
    paint(lines.map { .spaces(Self.margin) + StyledText($0, .plain) })
  }

  private func paint(
    _ verdict: StyledText, label index: Int, _ choice: Prediction.Choice
  ) -> String {
    let label = Prediction.label(at: index)
    let answer = StyledText(choice.answer, options: options)
    let head = (verdict + ": \(label, .strong)) " + answer).wrapped(to: textWidth, hanging: 4)
    let feedback = PassageText(options: options).indented(
      choice.feedback, by: "  ", width: textWidth)
    return paint(choice.feedback.isEmpty ? head : head + feedback)
  }

  private func paint(_ lines: [StyledText]) -> String {
    options.painter.paint(lines.map { .spaces(Self.margin) + $0 })
  }
}
