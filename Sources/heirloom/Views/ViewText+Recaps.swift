import Lessons
import Rendering
import Sessions

extension ViewText {
  /// A question of another day, with its code.
  func text(_ question: RecapQuestion, _ index: Int, _ count: Int) -> String {
    let words = LessonText(options: options)
    let head = "Question \(index + 1) of \(count), from \(question.lesson.name)."
    let code = question.recap.code.map { words.code($0.code) + "\n" } ?? ""
    return line(head) + "\n" + code + words.question(question.recap.prediction)
  }

  /// The output of the code, and the rule to remember.
  func rule(_ recap: Recap) -> String {
    let words = LessonText(options: options)
    var text = ""
    if let code = recap.code, let lines = code.expectation?.lines, !lines.isEmpty {
      let label = code.mode == .rejected ? "The compiler rejects it:" : "It prints:"
      text = line(label) + words.plain(lines) + "\n"
    }
    return text + words.rule(recap.rule)
  }
}
