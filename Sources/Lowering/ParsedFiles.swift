import Reading

extension Lowerer {
  /// The parsed files of a submission.
  ///
  /// Parsing needs nothing of a session, and any thread with a stack of `stackBytes` can parse.
  package struct ParsedFiles: @unchecked Sendable {
    // Sendable although texts are objects: the thread that parses them passes them on, and keeps none.
    let main: ParsedSource
    let others: [ParsedSource]

    /// Parses the files.
    ///
    /// - Parameters:
    ///   - isScript: Whether the text is a script with Swift's rules for top-level code. Otherwise it is part
    ///     of a lesson, whose statements run inside a function.
    ///   - others: Files of declarations of the same module.
    package init(_ file: File, isScript: Bool = false, with others: [File] = []) {
      main = ParsedSource(file, form: isScript ? .script : .statements)
      self.others = others.map { ParsedSource($0, form: .library) }
    }
  }
}
