import MessageTables
import Phrases

/// Activities that take long, on the line of progress.
enum ProgressMessage: Message {
  case running
  case preparing(lesson: Int?)
  case runningLesson
  case catchingUp
  /// An activity that takes longer than a second.
  indirect case forSeconds(ProgressMessage, Int)
}

extension ProgressMessage {
  var sentence: Sentence {
    switch self {
    case .running: "Running your code…"
    case .preparing(let lesson?): "Preparing lesson \(lesson)…"
    case .preparing(nil): "Preparing…"
    case .runningLesson: "Running the lesson's code…"
    case .catchingUp: "Running the code of the earlier steps…"
    case .forSeconds(let activity, let seconds):
      "\(activity.sentence) (\(seconds) s; Ctrl-C stops it)"
    }
  }
}
