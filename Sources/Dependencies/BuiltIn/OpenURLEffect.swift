public import Foundation

/// Opens a URL in the application that handles it, such as a web browser.
///
/// Use it as `await openURL(url)`; override it with `$0.openURL = OpenURLEffect { url in … }`.
public struct OpenURLEffect: Sendable {
  private let source: Source

  /// Calls the handler for each URL. The handler returns whether the URL was opened.
  public init(handler: @escaping @Sendable (_ url: URL) async -> Bool) {
    source = .handler(handler)
  }

  init(source: Source) { self.source = source }

  /// Opens a URL. The other parameters are the location that an issue reports.
  ///
  /// - Returns: Whether the URL was opened.
  @discardableResult
  public func callAsFunction(
    _ url: URL,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> Bool {
    switch source {
    case .handler(let handler):
      return await handler(url)
    case .unimplemented(let report):
      report(url, IssuePlace(fileID: fileID, filePath: filePath, line: line, column: column))
      return false
    }
  }
}

extension OpenURLEffect {
  /// The function that opens the URLs, or that reports their use.
  enum Source: Sendable {
    /// A function opens the URLs.
    case handler(@Sendable (_ url: URL) async -> Bool)
    /// The function only reports the use.
    case unimplemented(@Sendable (_ url: URL, _ place: IssuePlace) -> Void)
  }

  /// Where an issue is reported.
  struct IssuePlace: Sendable {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt
  }
}
