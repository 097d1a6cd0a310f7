package import MessageTables
import Phrases

/// The help for each command. The sentence says what the command does, without a full stop.
extension ColonCommand: Message {
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

  package var sentence: Sentence {
    switch self {
    case .help: "list the commands; explain one, or a term of the lessons, or how to read a trace"
    case .lessons: "list all lessons and your progress"
    case .find: "list the lessons and steps about a word"
    case .start: "begin a lesson, by number or name"
    case .tour: "take the tour: three bugs in five minutes"
    case .next: "continue, as Enter does"
    case .back: "show the previous page again, or go back several pages"
    case .again: "run the last block of the lesson again"
    case .edit:
      "change and run the block that the lesson suggests, or the block that contains a line number or a name"
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
}
