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
    case .limit(.instructions): "it ran more instructions than allowed"
    case .limit(.memory): "it used more memory than allowed"
    case .limit(.output): "it printed more than allowed"
    case .limit(.tasks): "it created more tasks than allowed"
    case .limit(.nesting): "its calls nested deeper than allowed"
    case .limit(.time): "it ran longer than allowed"
    case .limit(.computing): "it computed longer than allowed"
    case .limit(.size): "a value would be larger than allowed"
    case .limit(.depth): "its values nested deeper than allowed"
    case .limit(.types): "a type would be made of more types than allowed"
    }
  }
}
