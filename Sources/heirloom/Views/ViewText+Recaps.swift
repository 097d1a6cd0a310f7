import Lessons
import Rendering
import Sessions

extension ViewText {
  /// A question of another day, with its code.
  func text(_ question: RecapQuestion, _ index: Int, _ count: Int) -> String {
    let words = LessonText(options: options)
    let head = ViewMessage.recapQuestion(
      number: index + 1, of: count, lesson: question.lesson.name)
    let code = question.recap.code.map { words.code($0.code) + "\n" } ?? ""
    return line(head) + "\n" + code + words.question(question.recap.prediction)
  }

  /// The output of the code, and the rule to remember.
  func rule(_ recap: Recap) -> String {
    let words = LessonText(options: options)
    var text = ""
    if let code = recap.code, let lines = code.expectation?.lines, !lines.isEmpty {
      let label: ViewMessage = code.mode == .rejected ? .compilerRejects : .prints
      text = line(label) + words.plain(lines) + "\n"
    }
    return text + words.rule(recap.rule)
  }
}
