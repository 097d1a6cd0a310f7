import Foundation
import MessageTables
import Phrases

/// The words of the state of a run, which pages and their scripts write, and the other words of scripts.
enum ScriptMessage: String, CaseIterable, Message {
  case lanes, stores, models, cache, printed
  case capturedNothing
  case copy, copied
  /// Of a lesson, with `{seen}`, `{of}` and `{right}` for the numbers.
  case progress
}

extension ScriptMessage {
  var sentence: Sentence {
    switch self {
    case .lanes: "Lanes"
    case .stores: "Stores"
    case .models: "Models"
    case .cache: "Cache"
    case .printed: "Printed"
    case .capturedNothing: "captured nothing of its own"
    case .copy: "Copy"
    case .copied: "Copied"
    case .progress:
      """
      \(name: "{seen}") of \(name: "{of}") questions answered, \(name: "{right}") right on the first \
      try
      """
    }
  }

  /// The constant `words` of a script.
  static func constant(_ messages: [ScriptMessage]) -> String {
    let words = messages.map { ($0.rawValue, $0.text) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(Dictionary(words) { $1 })
    return "const words = \(data.map { String(decoding: $0, as: UTF8.self) } ?? "{}");\n"
  }
}
