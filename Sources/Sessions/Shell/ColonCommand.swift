import Lessons
import SwiftText

/// The commands of the shell, which begin with a colon.
package enum ColonCommand: String, CaseIterable, Sendable {
  case help, lessons, find, start, tour, next, back, again, edit, undo, hint, answers, skip, look,
    exercise, recap, trace, order, why, context, type, members, expand, load, verify, reset, quit

  /// Other words for the commands.
  package static let synonyms: [String: ColonCommand] = [
    "exit": .quit, "bye": .quit, "man": .help, "commands": .help, "search": .find, "run": .load,
    "previous": .back, "prev": .back, "continue": .next, "list": .lessons, "answer": .answers,
    "solution": .hint, "revert": .undo,
  ]

  /// The command that a word means if it is typed without a colon; nil for any other word.
  package init?(word: String) {
    let word = word.lowercased()
    let command = ColonCommand(rawValue: word) ?? Self.synonyms[word]
    guard let command = command ?? (word == "q" ? .quit : word == "h" ? .help : nil) else {
      return nil
    }
    self = command
  }
}

/// The text that the user typed after a colon.
package enum ColonLine: Equatable, Sendable {
  case command(ColonCommand, argument: String)
  case ambiguous(String, [ColonCommand])
  case unknown(String, suggestion: ColonCommand?)

  /// Nil for what is no command: several lines never are one.
  package init?(_ text: String) {
    let line = text.trimmed
    guard line.first == ":", !line.contains(where: \.isNewline) else { return nil }
    let words = line.dropFirst().split(
      maxSplits: 1, omittingEmptySubsequences: true, whereSeparator: \.isWhitespace)
    let name = words.first.map { $0.lowercased() } ?? ""
    let argument = words.count > 1 ? String(words[1]).trimmed : ""
    if let command = ColonCommand(rawValue: name) ?? ColonCommand.synonyms[name] {
      self = .command(command, argument: argument)
      return
    }
    // Two words begin with it that mean the same to most: a lesson is opened by its number.
    if name == "lesson" {
      self = .command(argument.isEmpty ? .lessons : .start, argument: argument)
      return
    }
    let candidates = ColonCommand.allCases.filter { $0.rawValue.hasPrefix(name) }
    switch candidates.count {
    case 1: self = .command(candidates[0], argument: argument)
    case 2... where !name.isEmpty: self = .ambiguous(name, candidates)
    default:
      let names = ColonCommand.allCases.map(\.rawValue)
      let near = closestMatches(to: name, in: names, limit: name.count > 4 ? 2 : 1).first
      self = .unknown(name, suggestion: near.flatMap(ColonCommand.init(rawValue:)))
    }
  }
}

extension String {
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
