import Foundation
import Lessons
import MessageTables
import Phrases
import Rendering
import Sessions

/// The results of a program in Heirloom and compiled, and their first difference.
struct Verification {
  /// The result in Heirloom.
  struct Here {
    var output: String
    var findings: [Finding]
    var status: ExitStatus
    /// Whether the program was rejected, so that nothing ran.
    var isRejected: Bool
  }

  let here: Here
  let compiled: Toolchain.Result
  /// A limitation of the comparison.
  var note: CommandMessage?

  /// Whether both reject the program, or both print the same and end in the same way.
  var agrees: Bool {
    switch compiled {
    case .refused: here.isRejected
    case .ran(let output, _, let ending):
      !here.isRejected && output == here.output && isSame(ending)
    }
  }

  /// Whether the compiled program ended as the program did in Heirloom. A compiled program that traps or throws
  /// ends with a status that depends on the platform; a status that a program passes to `exit` is compared.
  private func isSame(_ ending: Toolchain.Ending) -> Bool {
    switch ending {
    case .finished: here.status == .fine
    case .failed(let status): here.status == .failed || here.status.rawValue == status
    case .endless: false
    }
  }

  func text(_ options: RenderingOptions) -> String {
    let words = ViewText(options: options)
    switch compiled {
    case .refused(let messages):
      let message: CommandMessage = here.isRejected ? .bothReject : .onlyCompilerRejects
      return words.line(message.text)
        + indented(messages)
    case .ran(let output, let errors, let ending):
      if here.isRejected {
        return words.line(CommandMessage.onlyHereRejected.text)
          + indented(output)
      }
      let both = SideBySideText(
        left: here.output, right: output,
        titles: (CommandMessage.outputHere.text, CommandMessage.outputCompiled.text))
      let errors = withoutTrace(errors)
      return (both.lineCount > 0 ? both.text(options) : "")
        + words.line(verdict(both, ending, hasErrors: !errors.isEmpty))
        + indented(errors)
    }
  }

  private func verdict(
    _ both: SideBySideText, _ ending: Toolchain.Ending, hasErrors: Bool
  ) -> String {
    var sentences: [CommandMessage] = [
      both.firstDifference.map { .firstDifference(line: $0) } ?? .sameOutput(lines: both.lineCount)
    ]
    switch ending {
    case _ where isSame(ending): break
    case .finished: sentences.append(.onlyHereFails)
    case .failed where here.status == .fine: sentences.append(.compiledFails)
    case .failed(let status):
      sentences.append(.otherStatus(here: here.status.rawValue, compiled: status))
    case .endless:
      sentences.append(.compiledStopped(seconds: Int(Toolchain.seconds)))
    }
    if let note { sentences.append(note) }
    if hasErrors { sentences.append(.errorsFollow) }
    return sentences.map(\.text).joined(separator: " ")
  }

  /// Removes the stack trace: its addresses don't help.
  private func withoutTrace(_ errors: String) -> String {
    errors.firstRange(of: "Current stack trace:").map { String(errors[..<$0.lowerBound]) } ?? errors
  }

  private func indented(_ text: String) -> String {
    text.withVisibleControlsInLines.split(separator: "\n").map { "  \($0)\n" }.joined()
  }
}
