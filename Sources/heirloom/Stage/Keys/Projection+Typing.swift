import Dispatch
import Lessons
import LineEditing
import MessageTables
import Phrases
import Rendering
import Sessions

/// Votes, steps and Swift code that are typed at the bottom of the stage.
extension Projection {
  /// Handles a key while a text is typed.
  mutating func type(_ key: Key) async -> Bool {
    guard var input = view.input else { return true }
    input.candidates = []
    switch key {
    case .tab where input.isSwift && input.entry.tabCompletes:
      await complete(&input)
      view.input = input
    case .escape, .interrupt: view.input = nil
    case .control("d") where input.entry.text.isEmpty: view.input = nil
    case .enter where !input.entry.takesEnter:
      if input.isFinished { return await take(input) }
      input.entry.insertNewline()
      view.input = input
    default:
      input.entry.handle(key)
      view.input = input
    }
    return true
  }

  /// Completes the word before the cursor with a name that the session knows.
  private func complete(_ input: inout StageInput) async {
    let session = session
    let typed = input.entry.textBeforeCursor
    // Finding names blocks its thread.
    let completion = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let offer = Completions(lessons: []) { session.candidates(atEndOf: $0) }
          .offer(for: typed, cursor: typed.utf8.count)
        continuation.resume(returning: Completion(offer))
      }
    }
    let width = screen.options.console.options.width - 2
    let columns = input.entry.complete(with: completion, width: width)
    input.candidates = columns.split(separator: "\n").map(String.init)
  }

  /// Opens the block of the `Try:` on view, or else the block that ran last.
  mutating func edit() {
    guard let block = stage.editableBlock else {
      view.message = .nothingToEdit
      return
    }
    let draft = view.draft.flatMap { $0.block == block.id ? $0.text : nil }
    view.input = StageInput(.edit(block), text: draft ?? block.code)
  }

  /// Scrolls an overlay that is longer than the screen.
  ///
  /// - Returns: False if the key means something else.
  mutating func scrolls(_ key: Key) -> Bool {
    let next: Int? =
      switch key {
      case .character(" "), .enter, .right, .down, .pageDown, .tab: picture.nextOverlayRow
      default: nil
      }
    guard let next else { return false }
    view.overlayRow = next
    return true
  }

  private mutating func take(_ input: StageInput) async -> Bool {
    view.input = nil
    let text = input.entry.text
    guard text.contains(where: { !$0.isWhitespace }) else { return true }
    switch input.purpose {
    case .step:
      if let number = Int(text), number > 0, number <= stage.lesson.steps.count {
        await go(toStep: number - 1)
      } else {
        view.message = .noSuchStep(text, count: stage.lesson.steps.count)
      }
    case .votes:
      guard let question = stage.question, let prediction = stage.prediction(question) else {
        return true
      }
      let isUnderstood = stage.votes.add(text, to: question, choices: prediction.choices.count)
      if !isUnderstood {
        view.input = StageInput(.votes, problem: StageMessage.votesExample.text)
      }
    case .swift:
      view.typed.append(text)
      let result = await session.submit(text, isTyped: true)
      view.overlay = .result(
        result.findings.isEmpty ? words.text(result, code: "") : words.text(of: result.findings))
    case .edit(let block): await run(text, of: block)
    }
    return true
  }

  private mutating func run(_ text: String, of block: CodeBlock) async {
    guard text != block.code else {
      view.message = .nothingChanged
      return
    }
    view.draft = (block.id, text)
    let comparison = await performance.edit(text, of: block)
    guard comparison.after.result.isRejected else {
      view.overlay = .comparison(comparison)
      return
    }
    view.overlay = .result(
      comparison.after.result.findings.map { words.text($0, in: comparison.after) }.joined()
        + "\n" + words.line(StageMessage.editAgain.text))
  }

  private var words: ViewText {
    let (console, _) = screen.options
    return ViewText(options: console.options, countsOwnLines: true)
  }
}

extension ViewText {
  fileprivate func text(of findings: [Finding]) -> String {
    findings.map { text($0) }.joined()
  }
}
