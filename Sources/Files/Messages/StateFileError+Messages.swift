package import MessageTables
import Phrases

extension StateFileError: Message {
  package var sentence: Sentence {
    switch self {
    case .unreadable(let path, let reason): "`\(path)` could not be read: \(reason)"
    case .unwritable(let path, let reason): "`\(path)` could not be written: \(reason)"
    case .unmovable(let path, let reason): "`\(path)` could not be renamed: \(reason)"
    }
  }
}
