package import Lessons
package import MessageTables
import Phrases

/// The origins that an exercise requires, for learners.
package enum OriginMessage: Message {
  /// The requirement.
  case required(WantedOrigin)
  /// The value was read, but it came from elsewhere.
  case cameFrom([WantedOrigin.Source], name: String)
  case neverRead(name: String)
}

extension OriginMessage {
  package var sentence: Sentence {
    switch self {
    case .required(let origin):
      switch origin.source {
      case .bound: "The value of `\(origin.name)` must come from a binding in effect."
      case .default: "The value of `\(origin.name)` must come from the default."
      case .override: "The value of `\(origin.name)` must come from an override in effect."
      case .captured: "The value of `\(origin.name)` must come from a captured override."
      case .live: "The value of `\(origin.name)` must come from the live value."
      case .test: "The value of `\(origin.name)` must come from the test value."
      case .preview: "The value of `\(origin.name)` must come from the preview value."
      case .prepared: "The value of `\(origin.name)` must come from a prepared value."
      }
    case .cameFrom(let sources, let name):
      "The output is right, but the value of `\(name)` came from \(.several(sources.map(\.name)))."
    case .neverRead(let name): "The output is right, but your code never read `\(name)`."
    }
  }
}

extension WantedOrigin.Source {
  /// Its name in a list of origins.
  var name: Sentence {
    switch self {
    case .bound: "a binding in effect"
    case .default: "the default"
    case .override: "an override in effect"
    case .captured: "a captured override"
    case .live: "the live value"
    case .test: "the test value"
    case .preview: "the preview value"
    case .prepared: "a prepared value"
    }
  }
}
