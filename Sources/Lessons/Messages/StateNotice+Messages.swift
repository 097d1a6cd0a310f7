package import MessageTables
import Phrases

extension StateNotice: Message {
  package var sentence: Sentence {
    switch self {
    case .noHome:
      "Your progress is not saved, because neither `XDG_STATE_HOME` nor `HOME` is an absolute path."
    case .movedAside(let path, let aside, let reason):
      "`\(path)` could not be read: \(reason). The file was renamed to `\(aside)`, and a new one is used."
    case .outOfReach(let path, let reason):
      "`\(path)` could not be read or renamed: \(reason). Your progress is not saved this time."
    }
  }
}
