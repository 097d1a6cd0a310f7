import Foundation
import Lessons
import LineEditing
import Recording
import Sessions

extension Prompting {
  /// Changes what ran last, or the lesson's block with a line, in the editor or at the prompt, and runs
  /// it in the same session.
  mutating func edit(_ argument: String = "") async {
    await catchUp()
    if argument.isEmpty, player?.exercise?.isPassed == false { return await exercise() }
    guard let (text, block) = editable(argument) else { return }
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
      if let block {
        await perform { $0.edit(changed, of: block) }
      } else {
        await evaluate(changed, name: "<input>", fileLine: nil)
      }
      let isRejected = latest?.isRejected == true || latest == before
      draft = isRejected ? (changed, block) : nil
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

  /// What is to be changed, and the lesson's block that it is; says so when there is nothing.
  private func editable(_ argument: String) -> (text: String, block: CodeBlock?)? {
    if !argument.isEmpty {
      guard let block = Int(argument).flatMap({ player?.block(atLine: $0) }) else {
        say("No block that has run has a line \(argument).")
        return nil
      }
      return (block.code, block)
    }
    if let draft { return draft }
    if let latest, latest.source.name == "<input>" { return (latest.source.text, nil) }
    guard let block = player?.latestBlock else {
      say("Nothing has run yet.")
      return nil
    }
    return (block.code, block)
  }
}
