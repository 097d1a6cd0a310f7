package import MessageTables
import Phrases

extension FileReading.Failure: Message {
  package var sentence: Sentence {
    switch self {
    case .missing: "there is no such file"
    case .directory: "this is a directory, not a file"
    case .notRegular: "this is a pipe or a device, not a file"
    case .tooLarge(let bytes?): "it is too large: \(bytes) bytes"
    case .tooLarge(nil): "it is too large"
    case .system(let reason): "\(reason)"
    }
  }
}
