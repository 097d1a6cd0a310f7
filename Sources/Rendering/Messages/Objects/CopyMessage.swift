import MessageTables
import Phrases
import Recording

/// Changes of a copy, and of an object that a copy contains, in a trace.
enum CopyMessage: Message {
  case changedCopy(
    String, of: String, madeAt: StyledText, kept: StyledText, readAt: StyledText, isOfActor: Bool)
  case changedShared(
    object: String, copy: String, of: String, madeAt: StyledText, path: String, readAt: StyledText)
}

extension CopyMessage {
  var sentence: Phrase<StyledText> {
    switch self {
    case .changedCopy(let copy, let original, let made, let kept, let read, isOfActor: true):
      """
      \(name: copy) is \(lost: "a copy") of \(name: original), made at \(made). At \(read), \(name: original) \
      is \(kept). To change it, change it in code of its actor
      """
    case .changedCopy(let copy, let original, let made, let kept, let read, isOfActor: false):
      """
      \(name: copy) is \(lost: "a copy") of \(name: original), made at \(made). At \(read), \(name: original) \
      is \(kept). To change it, change \(name: original) and not the copy
      """
    case .changedShared(let object, let copy, let original, let made, let path, let read):
      """
      \(name: copy) and \(name: original) \(lost: "share") \(name: object): \(name: copy) is a copy of \
      \(name: original), made at \(made), and a copy contains the same objects. At \(read), \(name: path) reads \
      the same object. For an object of its own, make a new one for \(name: copy)
      """
    }
  }
}
