/// A place in source code, as the compiler or an interpreter names it.
public struct SourceLocation: Sendable, Hashable {
  /// The module and file, as in `#fileID`.
  public var fileID: String
  /// The file's path, as in `#filePath`.
  public var filePath: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1.
  public var column: Int

  /// Names a place by file, line and column.
  public init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  public var description: String { "\(fileID):\(line):\(column)" }
}

/// A place in source code in the form of parameters, which is copied without allocating.
@usableFromInline
struct SourcePoint: Sendable {
  @usableFromInline var fileID: StaticString
  @usableFromInline var filePath: StaticString
  @usableFromInline var line: UInt
  @usableFromInline var column: UInt

  @inlinable
  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)",
      line: Int(clamping: line), column: Int(clamping: column))
  }
}
