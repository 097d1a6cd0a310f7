import MessageTables
import Phrases
import Recording

/// Why a run ended early, in a trace.
enum OutcomeMessage: Message {
  case exited(status: Int)
  case limit(Outcome.Limit)
  case interrupted
}

extension OutcomeMessage {
  var sentence: Phrase<StyledText> {
    switch self {
    case .exited(let status): "the program ended itself with status \(status)"
    case .interrupted: "interrupted"
    case .limit(.instructions): "it ran more instructions than a lesson may"
    case .limit(.memory): "it used more memory than a lesson may"
    case .limit(.output): "it printed more than a lesson may"
    case .limit(.tasks): "it created more tasks than a lesson may"
    case .limit(.nesting): "its calls nested deeper than a lesson's may"
    case .limit(.time): "it ran longer than a lesson may"
    case .limit(.computing): "it computed longer than a lesson may"
    case .limit(.size): "a value would be larger than a lesson's may"
    case .limit(.depth): "its values nested deeper than a lesson's may"
    case .limit(.types): "a type would be made of more types than a lesson's may"
    }
  }
}
