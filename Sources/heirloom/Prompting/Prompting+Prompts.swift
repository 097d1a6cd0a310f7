import Lessons
import LineEditing
import MessageTables
import Phrases
import Rendering
import Sessions

extension Prompting {
  var prompt: Prompt {
    guard console.isTerminal else { return Prompt("") }
    let isUnicode = console.options.glyphs == .unicode
    var text = ""
    var mark = isUnicode ? "❯ " : "> "
    if let recap {
      text =
        ShellMessage.recapPrompt(min(recap.index + 1, recap.questions.count)).text + " "
      if recap.isAsking { mark = "? " }
    } else if let player {
      let number =
        player.lesson.number.map { "\($0)." }
        ?? (player.lesson.slug == LessonLibrary.tourSlug ? ShellMessage.tourPrompt.text + " " : "")
      switch player.whereabouts {
      case .reading(let step): text = "\(number)\(step + 1) "
      case .asked(let step): (text, mark) = ("\(number)\(step + 1) ", "? ")
      case .trying(let step):
        text = ShellMessage.tryPrompt(place: "\(number)\(step + 1)").text + " "
      case .exercise(let step):
        text = ShellMessage.exercisePrompt(place: "\(number)\(step + 1)").text + " "
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
