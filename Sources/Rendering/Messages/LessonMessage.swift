import Lessons
import MessageTables
import Phrases

/// The words around the parts of a lesson on a terminal.
enum LessonMessage: Message {
  case question(Prediction.Kind)
  case right
  case wrong
  case answer
  case onlyHint
  case hint(Int, of: Int)
  case exercise
  case expectedNothing
  case expectedOutput
  case lockedLines
  case solution
  case rule
  /// Before a paragraph about other libraries.
  case elsewhere
}

extension LessonMessage {
  var sentence: Phrase<StyledText> {
    switch self {
    case .question(.predict): "Predict"
    case .question(.look): "Look"
    case .question(.recap): "Recap"
    case .right: "Right"
    case .wrong: "Wrong"
    case .answer: "Answer"
    case .onlyHint: "Hint"
    case .hint(let number, let count): "Hint \(number) of \(count)"
    case .exercise: "Exercise"
    case .expectedNothing: "Expected output: nothing."
    case .expectedOutput: "Expected output:"
    case .lockedLines: "The lines that end in `// keep` stay as they are."
    case .solution: "Solution"
    case .rule: "Rule"
    case .elsewhere: "Elsewhere"
    }
  }
}
