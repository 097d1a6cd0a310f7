/// An issue that one of the libraries found, and its place in the source.
package struct IssueReport: Sendable {
  package var message: String
  package var isWarning: Bool
  package var fileID: StaticString
  package var filePath: StaticString
  package var line: UInt
  package var column: UInt

  package init(
    _ message: String, isWarning: Bool = false, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    self.message = message
    self.isWarning = isWarning
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The place and the message, as a line for standard error.
  package var text: String {
    "\(fileID):\(line):\(column): \(isWarning ? "warning: " : "")\(message)\n"
  }
}
