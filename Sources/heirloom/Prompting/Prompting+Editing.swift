import Foundation
import Lessons
import LineEditing
import Recording
import Sessions
import SwiftText

/// A change of a block of the lesson that can be taken back.
struct Edit {
  /// As it was before.
  var player: Player
  /// How many submissions the block and those that use it were.
  var submissions: Int
  /// Of the lesson's own code.
  var lines: ClosedRange<Int>
}

extension Prompting {
  /// Changes a block that ran, in the editor or at the prompt, and runs it in the same session.
  ///
  /// - Parameter argument: a line of the block or a name that it declares; empty for the block that is
  ///   proposed, or else for what ran last.
  mutating func edit(_ argument: String = "") async {
    await catchUp()
    if argument.isEmpty, player?.exercise?.isPassed == false { return await exercise() }
    guard let (text, block) = editable(argument) else { return }
    switch open(text) {
    case .unchanged: say(.nothingChanged)
    case .failed(let reason):
      say(.editorFailed(reason))
      refill(text, as: .edit(of: block, original: text), saying: .editHereAfterFailure)
    case nil: refill(text, as: .edit(of: block, original: text), saying: .editHere)
    case .changed(let changed): await finishEdit(changed, of: block, original: text)
    }
  }

  /// Runs what somebody made of a text.
  mutating func finishEdit(_ text: String, of block: CodeBlock?, original: String) async {
    guard text != original else { return say(.nothingChanged) }
    guard let block else { return await evaluate(text, name: "<input>", fileLine: nil) }
    guard let before = player else { return }
    let lines = before.lines(of: block)
    let kept = session.keptCount
    await perform(isEdit: true) { $0.edit(text, of: block) }
    guard session.keptCount > kept, let lines else {
      draft = (text, block)
      return say(.editRejected)
    }
    draft = nil
    edits.append(Edit(player: before, submissions: session.keptCount - kept, lines: lines))
  }

  /// Takes back the last edit or entry.
  mutating func undo() async {
    guard let edit = edits.last else {
      switch await session.undo() {
      case .nothing: say(.nothingToUndo)
      case .isOfLesson: say(.lessonsOwn)
      case .undone(let source):
        latest = nil
        let first = source.lines.first.map(String.init) ?? ""
        say(.undone(first + (source.lines.count > 1 ? " …" : "")))
      }
      return
    }
    for _ in 0..<edit.submissions { _ = await session.undo() }
    edits.removeLast()
    player = edit.player
    latest = nil
    say(.undoneEdit(edit.lines))
  }

  /// Lets the editor have the terminal until it has ended; nil where there is none.
  func open(_ text: String) -> TextEditor.Outcome? {
    let environment = ProcessInfo.processInfo.environment
    let canDraw = isInteractive && Terminal.canMoveCursor(environment: environment)
    guard let editor = TextEditor(environment: environment, canDraw: canDraw) else { return nil }
    (input as? LineEditor)?.restoreTerminal()
    return editor.edit(text)
  }

  /// Puts a text at the next prompt, to be changed.
  mutating func refill(_ text: String, as purpose: Refilled, saying message: ShellMessage) {
    guard input.refill(text) else { return say(.cannotEdit) }
    refilled = purpose
    say(message)
  }

  /// Ctrl-C at a text that was put at the prompt.
  mutating func abandonRefilled() {
    switch refilled {
    case nil: return
    case .attempt?: say(.exerciseForgotten)
    case .edit?: say(.editForgotten)
    }
    refilled = nil
  }

  /// The text to edit, and its block if it is a part of the lesson. Shows a message and returns nil if
  /// there is no such text.
  private func editable(_ argument: String) -> (text: String, block: CodeBlock?)? {
    if !argument.isEmpty {
      let block = Int(argument).map { player?.block(atLine: $0) } ?? player?.block(naming: argument)
      guard let block else {
        let names = player?.declaredNames ?? []
        let near = closestMatches(to: argument, in: names, limit: 2).first
        say(.noSuchBlock(argument, suggestion: near))
        return nil
      }
      return (block.code, block)
    }
    if let draft { return draft }
    if let latest, latest.source.name == "<input>", player?.whereabouts.isTrying != true {
      return (latest.source.text, nil)
    }
    guard let block = player?.editableBlock else {
      if let latest, latest.source.name == "<input>" { return (latest.source.text, nil) }
      say(.nothingHasRun)
      return nil
    }
    return (block.code, block)
  }
}

extension Player.Whereabouts {
  fileprivate var isTrying: Bool {
    if case .trying = self { true } else { false }
  }
}
