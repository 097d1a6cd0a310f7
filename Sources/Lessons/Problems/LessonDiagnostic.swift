import MessageTables
import Phrases

/// A problem at a position in a lesson's file, worded for its author.
package struct LessonDiagnostic: Equatable, Sendable {
  package var problem: LessonProblem
  package var file: String
  /// The number of the line, from 1.
  package var line: Int
  /// The column from 1, in bytes of UTF-8, as the compiler counts.
  package var column: Int
  /// The text of the line; empty if the file could not be decoded.
  package var sourceLine: String

  package init(
    problem: LessonProblem, file: String, line: Int, column: Int, sourceLine: String
  ) {
    self.problem = problem
    self.file = file
    self.line = line
    self.column = column
    self.sourceLine = sourceLine
  }

  package var message: String { problem.text }
  package var advice: String? { problem.advice?.text }
}

extension LessonDiagnostic: CustomStringConvertible {
  /// The position and the problem, then the line with a caret, then advice.
  package var description: String {
    var lines = ["\(file):\(line):\(column): \(message)"]
    if !sourceLine.isEmpty {
      let gutter = String(line)
      let margin = String(repeating: " ", count: gutter.count)
      lines.append("  \(gutter) │ \(sourceLine)")
      lines.append("  \(margin) │ \(caretIndentation)^")
    }
    if let advice { lines.append("  \(advice)") }
    return lines.joined(separator: "\n")
  }

  /// The width of the text before the column, including tabs.
  private var caretIndentation: String {
    let before = String(decoding: sourceLine.utf8.prefix(max(0, column - 1)), as: UTF8.self)
    return before.map { $0 == "\t" ? "\t" : $0.isWide ? "  " : " " }.joined()
  }
}

extension Character {
  /// Whether a terminal shows it in two cells: emoji, and East Asian scripts.
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60:
      return true
    default: return scalar.properties.isEmojiPresentation
    }
  }
}
