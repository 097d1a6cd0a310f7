import MessageTables
import Phrases

/// The words in drawings of lanes: the legend, and what the arrows and tracks mean.
enum DrawingMessage: Message {
  // The legend.
  case hasValue
  case missesValue
  case startsLane
  case startsWithoutValues
  case reads
  case prints
  case fails
  case anythingElse
  case sendsAction
  case cancelsLane

  // Arrows.
  case starts(String, by: String)
  case sends(String, by: String)
  case cancels(String, by: String)

  // Tracks.
  case without(String)
  case startedBy(String)
  case event(String, String)
  case eventBy(String, String, lane: String)
  case more(Int)

  // For screen readers.
  case line(Int)
}

extension DrawingMessage {
  var sentence: Sentence {
    switch self {
    case .hasValue: "has a value"
    case .missesValue: "doesn't get it"
    case .startsLane: "starts"
    case .startsWithoutValues: "starts, without its values"
    case .reads: "reads"
    case .prints: "prints"
    case .fails: "fails"
    case .anythingElse: "anything else"
    case .sendsAction: "sends an action"
    case .cancelsLane: "cancels"

    case .starts(let track, let creator): "\(creator) starts \(track)"
    case .sends(let action, let lane): "\(lane) sends \(action)"
    case .cancels(let track, let party): "\(party) cancels \(track)"

    case .without(let name): "without \(name)"
    case .startedBy(let party): "started by \(party)"
    case .event(let verb, let what): "\(verb) \(what)"
    case .eventBy(let verb, let what, let lane): "\(verb) \(what) by \(lane)"
    case .more(let count): "\(count) more"

    case .line(let number): "Line \(number)."
    }
  }
}
