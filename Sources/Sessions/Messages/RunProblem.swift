import Execution
import MessageTables
import Phrases
import Recording

/// The reason why a run ended early.
enum RunProblem: ProblemMessage {
  case threw(error: String)
  /// The program's own message, or the machine's.
  case trapped(String)
  case limit(Outcome.Limit)
  /// The time of a run is also the limit of what comes before and after it.
  case readingLimit
  case showingLimit
  /// The result of a run needs more memory than its limit and what everything else may use.
  case showingMemory
  case interrupted
  case interruptedBeforeRun
  /// An issue without words of its own.
  case reportedIssue
}

extension RunProblem {
  var sentence: Sentence {
    switch self {
    case .threw(let error): "the program threw an error and doesn't catch it: \(error)"
    case .trapped(let message): "\(message)"
    case .interrupted: "interrupted"
    case .interruptedBeforeRun: "interrupted before it ran"
    case .reportedIssue: "the program reported an issue"
    case .readingLimit: "stopped: the program took longer to check than allowed"
    case .showingLimit: "stopped: the result took longer to show than allowed"
    case .showingMemory: "stopped: the result used more memory to show than allowed"
    case .limit(let limit):
      switch limit {
      case .instructions: "stopped: the program ran more instructions than allowed"
      case .memory: "stopped: the program used more memory than allowed"
      case .output: "stopped: the program printed more than allowed"
      case .tasks: "stopped: the program created more tasks than allowed"
      case .nesting: "stopped: the program's calls nested deeper than allowed"
      case .time: "stopped: the program ran longer than allowed"
      case .computing: "stopped: the program computed longer than allowed"
      case .size: "stopped: a value would be larger than allowed"
      case .depth: "stopped: the program's values nested deeper than allowed"
      case .types: "stopped: a type would be made of more types than allowed"
      }
    }
  }

  var advice: Sentence? {
    let limit: Outcome.Limit
    switch self {
    case .limit(let one): limit = one
    case .readingLimit, .showingLimit:
      return "To change the limit, use `heirloom eval --limit time=NUMBER`."
    case .showingMemory:
      return "To change the limit, use `heirloom eval --limit memory=NUMBER`."
    case .threw, .trapped, .interrupted, .interruptedBeforeRun, .reportedIssue: return nil
    }
    let question: Sentence =
      switch limit {
      case .instructions, .computing: "Is there a loop or a recursion that never ends?"
      case .time: "Is there a loop or an `await` that never ends?"
      case .memory, .size:
        "Is there a collection that never stops growing, or a recursion that never ends?"
      case .output: "Is there a loop that never stops printing?"
      case .tasks: "Is there a loop that never stops starting tasks?"
      case .nesting: "Is there a scope or closure that calls itself without end?"
      case .depth: "Is there a loop that stores a value inside of itself again and again?"
      case .types: "Does a generic function call itself with a larger type each time?"
      }
    // The limits on single values can't be changed.
    guard RunLimits.named.contains(where: { $0.name == limit.rawValue }) else { return question }
    return "\(question) To change the limit, use `heirloom eval --limit \(limit.rawValue)=NUMBER`."
  }
}
