import MessageTables
import Phrases
import Reading

/// A rule of initializers that a body breaks.
enum InitializerMessage: DiagnosticMessage {
  case convenienceCallsSuper(type: String)
  case designatedDelegates(type: String)
  case returnsValue
  case nilFromNonFailable
  case chainsToFailable(name: String)
  case delegatesToFailable(name: String)
}

extension InitializerMessage {
  var sentence: Sentence {
    switch self {
    case .convenienceCallsSuper(let type):
      "convenience initializer for '\(type)' must delegate (with 'self.init') rather than "
        + "chaining to a superclass initializer (with 'super.init')"
    case .designatedDelegates(let type):
      "designated initializer for '\(type)' cannot delegate (with 'self.init'); did you mean "
        + "this to be a convenience initializer?"
    case .returnsValue: "'nil' is the only return value permitted in an initializer"
    case .nilFromNonFailable: "only a failable initializer can return 'nil'"
    case .chainsToFailable(let name):
      "a non-failable initializer cannot chain to failable initializer '\(name)' written with "
        + "'init?'"
    case .delegatesToFailable(let name):
      "a non-failable initializer cannot delegate to failable initializer '\(name)' written "
        + "with 'init?'"
    }
  }

  var advice: Sentence? {
    switch self {
    case .chainsToFailable: "Make it `init?`, or write `!` after the call."
    case .delegatesToFailable: "Make it `init?`, or write `!` after the call."
    default: nil
    }
  }
}
