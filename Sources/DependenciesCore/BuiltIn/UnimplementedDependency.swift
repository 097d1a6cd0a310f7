internal import Clocks

/// A built-in dependency that may be read in a test, but not used without being overridden.
package struct UnimplementedDependency: Sendable {
  /// The property of ``DependencyValues``.
  let property: String
  /// What is used all the same, to begin a sentence with.
  let substitute: String
  /// An assignment that overrides the dependency.
  let override: String
  /// Where the wrapper was created through which the dependency was read.
  private(set) var declaredAt: SourcePoint?

  package init(_ property: String, substitute: String, override: String) {
    self.property = property
    self.substitute = substitute
    self.override = override
  }

  /// The same, read now by the wrapper that the thread is in the middle of reading, if any.
  func read() -> UnimplementedDependency {
    guard let wrapper = ThreadState.current.pointee.wrapper else { return self }
    var read = self
    read.declaredAt = wrapper
    return read
  }

  /// Reports a use whose place isn't known; `detail` says more about it.
  package func reportUse(_ detail: String) { reportUse(detail, at: nil) }

  /// Reports a use at its place; `detail` says more about it.
  package func reportUse(
    _ detail: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    reportUse(detail, at: SourcePoint(fileID, filePath, line, column))
  }

  /// Reports a use, at its place or else at the wrapper's.
  ///
  /// A use of a property, such as `date.now`, has no place; `detail` says more about it.
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
