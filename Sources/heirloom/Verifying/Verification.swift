import Foundation
import Lessons
import Rendering
import Sessions

/// A program here and compiled, and where the two part.
struct Verification {
  /// What came of it here.
  struct Here {
    var output: String
    var findings: [Finding]
    var status: ExitStatus
    /// Whether nothing ran, because it was rejected.
    var isRejected: Bool
  }

  let here: Here
  let compiled: Toolchain.Result
  /// What else is to be said of the comparison.
  var note: String?

  /// Whether both say the same of it.
  var agrees: Bool {
    switch compiled {
    case .refused: here.isRejected
    case .ran(let output, _, let ending):
      !here.isRejected && output == here.output && (ending == .finished) == (here.status == .fine)
    }
  }

  func text(_ options: RenderingOptions) -> String {
    let words = ViewText(options: options)
    switch compiled {
    case .refused(let messages):
      return words.line(
        here.isRejected
          ? "Rejected here, and by the compiler:" : "It runs here, and the compiler rejects it:")
        + indented(messages)
    case .ran(let output, let errors, let ending):
      if here.isRejected {
        return words.line("It is rejected here, and the compiler accepts it. Compiled it prints:")
          + indented(output)
      }
      let both = SideBySideText(
        left: here.output, right: output, titles: ("here", "compiled"))
      let errors = withoutTrace(errors)
      return (both.lineCount > 0 ? both.text(options) : "")
        + words.line(verdict(both, ending) + (errors.isEmpty ? "" : " Its errors say:"))
        + indented(errors)
    }
  }

  private func verdict(_ both: SideBySideText, _ ending: Toolchain.Ending) -> String {
    var sentences: [String] = []
    if let line = both.firstDifference {
      sentences.append("They part at line \(line).")
    } else {
      let count = both.lineCount
      sentences.append(
        count == 0
          ? "Both print nothing." : "Both print the same \(count == 1 ? "line" : "\(count) lines")."
      )
    }
    switch (ending, here.status) {
    case (.finished, .fine), (.failed, .failed): break
    case (.finished, _): sentences.append("Only here it doesn't end well.")
    case (.failed, _): sentences.append("Compiled it ends with a failure.")
    case (.endless, _):
      sentences.append("Compiled it was stopped after \(Int(Toolchain.seconds)) seconds.")
    }
    if let note { sentences.append(note) }
    return sentences.joined(separator: " ")
  }

  /// Addresses say nothing of the program.
  private func withoutTrace(_ errors: String) -> String {
    errors.firstRange(of: "Current stack trace:").map { String(errors[..<$0.lowerBound]) } ?? errors
  }

  private func indented(_ text: String) -> String {
    text.withVisibleControlsInLines.split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
