internal import Clocks

/// A built-in dependency that a test may read, but must override before use.
package struct UnimplementedDependency: Sendable {
  /// The property of ``DependencyValues``.
  let property: String
  /// The replacement that is used after the report, worded as the beginning of a sentence.
  let substitute: String
  /// An assignment that overrides the dependency.
  let override: String
  /// Where the wrapper that read the dependency was created.
  private(set) var declaredAt: SourcePoint?

  package init(_ property: String, substitute: String, override: String) {
    self.property = property
    self.substitute = substitute
    self.override = override
  }

  /// Returns a copy with the location of the wrapper that the thread is reading, if any.
  func read() -> UnimplementedDependency {
    guard let wrapper = ThreadState.current.pointee.wrapper else { return self }
    var read = self
    read.declaredAt = wrapper
    return read
  }

  /// Reports a use whose location isn't known. `detail` adds information.
  package func reportUse(_ detail: String) { reportUse(detail, at: nil) }

  /// Reports a use at its location. `detail` adds information.
  package func reportUse(
    _ detail: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    reportUse(detail, at: SourcePoint(fileID, filePath, line, column))
  }

  /// Reports a use at its location, or at the wrapper's location if the use has none.
  ///
  /// A use of a property, such as `date.now`, has no location. `detail` adds information.
  func reportUse(_ detail: String? = nil, at point: SourcePoint?) {
    let message = message(detail, usedAt: point)
    guard let place = point ?? declaredAt else { return deliverIssue(message) }
    deliverIssue(
      message, fileID: place.fileID, filePath: place.filePath, line: place.line,
      column: place.column)
  }

  private func message(_ detail: String?, usedAt point: SourcePoint?) -> String {
    let facts = [
      detail,
      declaredAt.map { "Declared at: \($0.location)" },
      point.map { "Used at: \($0.location)" },
    ]
    let sections = [
      """
      `@Dependency(\\.\(property))` was used in a test without being overridden. \
      \(substitute) is used.
      """,
      facts.compactMap { $0 }.map { "  \($0)" }.joined(separator: "\n"),
      "Override it for the test: `withDependencies { \(override) } operation: { … }`.",
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
