import Lowering
import MessageTables
import Phrases

/// The line above what a macro writes.
enum ExpansionMessage: Message {
  case adds(MacroUse.Text.Kind, macro: String)
}

extension ExpansionMessage {
  var sentence: Sentence {
    switch self {
    case .adds(.members, let macro): "@\(macro) adds members:"
    case .adds(.peers, let macro): "@\(macro) adds declarations beside it:"
    case .adds(.accessors, let macro): "@\(macro) gives it accessors:"
    case .adds(.conformances, let macro): "@\(macro) adds conformances:"
    case .adds(.attributes, let macro): "@\(macro) adds attributes:"
    }
  }
}
