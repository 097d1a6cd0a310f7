import Lessons
import LineEditing
import Rendering
import Sessions

extension Prompting {
  var prompt: Prompt {
    guard console.isTerminal else { return Prompt("") }
    let isUnicode = console.options.glyphs == .unicode
    var text = ""
    var mark = isUnicode ? "❯ " : "> "
    if let recap {
      text = "recap \(min(recap.index + 1, recap.questions.count)) "
      if recap.isAsking { mark = "? " }
    } else if let player {
      let number =
        player.lesson.number.map { "\($0)." }
        ?? (player.lesson.slug == LessonLibrary.tourSlug ? "tour " : "")
      switch player.whereabouts {
      case .reading(let step): text = "\(number)\(step + 1) "
      case .asked(let step): (text, mark) = ("\(number)\(step + 1) ", "? ")
      case .trying(let step): text = "\(number)\(step + 1) try "
      case .exercise(let step): text = "\(number)\(step + 1) exercise "
      }
    }
    return Prompt(text + mark, style: console.options.colour ? "1;36" : nil)
  }

  var continuation: Prompt {
    guard console.isTerminal else { return Prompt("") }
    let width = prompt.text.count
    let mark = console.options.glyphs == .unicode ? "┊ " : ": "
    let text = String(repeating: " ", count: max(0, width - 2)) + mark
    return Prompt(text, style: console.options.colour ? "2" : nil)
  }
}
