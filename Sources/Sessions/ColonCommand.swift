import Lessons

/// The commands of the shell, which begin with a colon.
package enum ColonCommand: String, CaseIterable, Sendable {
  case help, lessons, start, next, back, again, edit, undo, hint, answers, skip, look, exercise,
    recap, trace, why, context, type, members, load, verify, reset, quit

  /// What it takes, as help shows it.
  package var argument: String? {
    switch self {
    case .start: "LESSON"
    case .trace: "[full|outline|off]"
    case .why: "[NAME]"
    case .context: "[live|preview|test]"
    case .help: "[swift]"
    case .type: "EXPRESSION"
    case .members: "TYPE"
    case .load: "FILE"
    case .verify: "[FILE]"
    case .exercise: "[new]"
    case .edit: "[LINE]"
    case .lessons, .next, .back, .again, .undo, .hint, .answers, .skip, .look, .recap,
      .reset, .quit:
      nil
    }
  }

  package var summary: String {
    switch self {
    case .help: "this list, or what of Swift runs here"
    case .lessons: "all lessons, and how far you are"
    case .start: "begin a lesson, by number or name (`:lesson 2` does it too)"
    case .next: "go on, as Enter does"
    case .back: "see again what came before; nothing is undone"
    case .again: "run the last block of the lesson once more"
    case .edit: "change what ran last, or the block with a line, in $EDITOR or at the prompt"
    case .undo: "take back what you submitted last"
    case .hint: "help with the question or exercise, a little more each time"
    case .answers: "what is wrong with the other answers (the key `?` does it too)"
    case .skip: "go on without an answer or a solution, or to the next step"
    case .look: "the last question about a trace, with that trace"
    case .exercise: "change the exercise's code, in $EDITOR or at the prompt, and run it; or anew"
    case .recap: "six questions of earlier lessons, those you missed first"
    case .trace: "the last trace again, or how much is shown from now on"
    case .why: "why something that was read had its value"
    case .context: "in which context dependencies resolve here, or another one from now on"
    case .type: "the type of an expression, which isn't run"
    case .members: "what a type has, or the type of an expression"
    case .load: "run a Swift file of your own in this session"
    case .verify: "compile the lesson, or a file, with the Swift of this machine, and compare"
    case .reset: "forget all declarations and begin the lesson anew"
    case .quit: "leave; your place is kept (Ctrl-D does it too)"
    }
  }
}

/// What somebody typed after a colon.
package enum ColonLine: Equatable, Sendable {
  case command(ColonCommand, argument: String)
  case ambiguous(String, [ColonCommand])
  case unknown(String, suggestion: ColonCommand?)

  /// Nil for a line that is no command.
  package init?(_ text: String) {
    let line = text.drop(while: \.isWhitespace)
    guard line.first == ":" else { return nil }
    let words = line.dropFirst().split(
      maxSplits: 1, omittingEmptySubsequences: true, whereSeparator: \.isWhitespace)
    let name = words.first.map { $0.lowercased() } ?? ""
    let argument = words.count > 1 ? String(words[1]).trimmed : ""
    if let command = ColonCommand(rawValue: name) {
      self = .command(command, argument: argument)
      return
    }
    let candidates = ColonCommand.allCases.filter { $0.rawValue.hasPrefix(name) }
    switch candidates.count {
    case 1: self = .command(candidates[0], argument: argument)
    case 2... where !name.isEmpty: self = .ambiguous(name, candidates)
    default:
      let names = ColonCommand.allCases.map(\.rawValue)
      let near = closestMatches(to: name, in: names, limit: 2).first
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
