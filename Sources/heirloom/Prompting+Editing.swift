import Foundation
import Lessons
import LineEditing
import Recording
import Sessions

extension Prompting {
  /// Changes what ran last, in the editor or at the prompt, and runs it in the same session.
  mutating func edit() async {
    await catchUp()
    if player?.exercise?.isPassed == false { return await exercise() }
    guard let (text, isOfLesson) = editable else { return say("Nothing has run yet.") }
    guard let editor = TextEditor(environment: ProcessInfo.processInfo.environment) else {
      guard input.refill(text) else {
        return say("No editor is chosen: set `EDITOR`, or type the change.")
      }
      return say("Change it and press Enter. With `EDITOR` set, `:edit` opens that.")
    }
    switch open(text, in: editor) {
    case .unchanged: say("Nothing was changed, so nothing was run.")
    case .failed(let reason): say("The editor can't be used: \(reason).")
    case .changed(let changed):
      let before = latest
      if isOfLesson {
        await perform { $0.edit(changed) }
      } else {
        await evaluate(changed, name: "<input>", fileLine: nil)
      }
      let isRejected = latest?.isRejected == true || latest == before
      draft = isRejected ? changed : nil
      if isRejected { say("`:edit` goes on with what you wrote.") }
    }
  }

  /// Lets the editor have the terminal until it has ended.
  func open(_ text: String, in editor: TextEditor) -> TextEditor.Outcome {
    (input as? LineEditor)?.restoreTerminal()
    console.progress?.end()
    defer { console.progress?.begin() }
    return editor.edit(text)
  }

  /// What ran last, and whether it is the lesson's.
  private var editable: (text: String, isOfLesson: Bool)? {
    let block = player?.latestBlock
    if let latest, latest.source.name == "<input>" {
      return (draft ?? latest.source.text, false)
    }
    return block.map { (draft ?? $0.code, true) }
  }
}
