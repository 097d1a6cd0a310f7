/// A place in source code in the form of parameters, which is copied without allocating.
@usableFromInline
struct Place: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  @usableFromInline
  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The same place as text that can be stored and compared.
  var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)",
      line: Int(clamping: line), column: Int(clamping: column))
  }
}

extension Place: CustomStringConvertible {
  @usableFromInline var description: String { "\(fileID):\(line)" }
}
