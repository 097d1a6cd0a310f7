import MessageTables
import Phrases

extension String {
  /// The message, truncated to a readable length, with the number of omitted characters.
  var shortened: String {
    let most = 4_000
    guard utf8.count > most else { return self }
    let beginning = String(unicodeScalars.prefix(most))
    return RunMessage.shortened(beginning, bytes: utf8.count - beginning.utf8.count).text
  }
}
