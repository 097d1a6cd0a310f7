import Lessons
import SwiftText

/// The commands of the shell, which begin with a colon.
package enum ColonCommand: String, CaseIterable, Sendable {
  case help, lessons, find, start, tour, next, back, again, edit, undo, hint, answers, skip, look,
    exercise, recap, trace, order, why, context, type, members, expand, load, verify, reset, quit

  /// The argument, as help shows it.
  package var argument: String? {
    switch self {
    case .start: "LESSON"
    case .trace: "[full|outline|off]"
    case .order: "[line|time]"
    case .why: "[NAME]"
    case .context: "[live|preview|test]"
    case .help: "[WORD|trace|swift]"
    case .find: "WORD"
    case .back: "[PAGES]"
    case .type: "EXPRESSION"
    case .members: "TYPE"
    case .expand: "[NAME]"
    case .load: "FILE"
    case .verify: "[FILE]"
    case .exercise: "[new]"
    case .edit: "[LINE|NAME]"
    case .lessons, .tour, .next, .again, .undo, .hint, .answers, .skip, .look, .recap,
      .reset, .quit:
      nil
    }
  }

  package var summary: String {
    switch self {
    case .help: "list the commands; explain one, or a term of the lessons, or how to read a trace"
    case .lessons: "list all lessons and your progress"
    case .find: "list the lessons and steps about a word"
    case .start: "begin a lesson, by number or name"
    case .tour: "take the tour: three bugs in five minutes"
    case .next: "continue, as Enter does"
    case .back: "show the previous page again, or go back several pages"
    case .again: "run the last block of the lesson again"
    case .edit: "change a block and run it: the one to try, or the one with a line or a name"
    case .undo: "take back your last edit or entry"
    case .hint: "show a hint for the question or exercise, then the next one"
    case .answers: "show the answer, and why the other answers are wrong"
    case .skip: "continue without an answer or solution, or to the next step"
    case .look: "show the last question about a trace again, with the trace"
    case .exercise: "change the exercise's code and run it; `new` begins again"
    case .recap: "answer up to six questions of earlier lessons, missed ones first"
    case .trace: "show the last trace again, or choose how much traces show"
    case .order: "show the last trace in the other order, or choose the order of traces"
    case .why: "explain where a value came from, or what changed it"
    case .context: "show or choose the context in which dependencies resolve"
    case .type: "show an expression's type without running it"
    case .members: "list the members of a type, or of an expression's type"
    case .expand: "show what macros write for a type or a property"
    case .load: "run a Swift file of your own in this session"
    case .verify: "compile the lesson or a file with this machine's Swift and compare the output"
    case .reset: "remove all declarations and begin the lesson again"
    case .quit: "leave; your place is saved (Ctrl-D leaves, too)"
    }
  }

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
