import Machine
import SwiftSyntax

// A library is a module whose files come with a session. They are read when something first imports
// it; of what they declare, only what programs use is checked and becomes code. It stays from then on.

extension Lowerer {
  package struct Library: Sendable {
    package let name: String
    /// Reads its files: names and texts.
    package let read: @Sendable () -> [(name: String, text: String)]

    package init(
      name: String, read: @escaping @Sendable () -> [(name: String, text: String)]
    ) {
      self.name = name
      self.read = read
    }
  }

  struct KnownLibrary {
    let library: Library
    /// Its files once something has imported it.
    var files: [SourceText]?
    /// What keeps it from being run, for whoever imports it.
    var problems: [Diagnostic] = []
  }

  /// Reads libraries before something imports them; names of others are passed over.
  package func prepare(libraries names: [String]) {
    for name in names {
      if let known = libraries[name], known.files == nil { _ = load(known.library) }
    }
  }

  /// Loads the libraries that the files import, and those that these import.
  ///
  /// - Returns: What keeps them from being run here, told of their own files.
  func loadLibraries(for sources: [ParsedSource]) -> [Diagnostic] {
    sources.flatMap(\.imports).flatMap { name in
      if let known = libraries[name] {
        return known.files == nil ? load(known.library) : known.problems
      }
      // One of the program's own may import a library.
      guard checker.programModules[name] == nil, let module = modules[name] else { return [] }
      return loadLibraries(for: module.files)
    }
  }

  private func load(_ library: Library) -> [Diagnostic] {
    var nextLine = libraries.values.reduce(Position.firstLibraryLine) { line, other in
      max(line, other.files?.last?.lines.range.upperBound ?? 0)
    }
    let texts = library.read()
    let trees = SharedSyntax.trees(of: texts.map(\.text))
    let sources = zip(texts, trees).map { file, tree in
      let source = ParsedSource(
        file.text, name: file.name, firstLine: nextLine, form: .library, tree: tree)
      nextLine = source.text.lines.range.upperBound + 1
      return source
    }
    libraries[library.name]?.files = sources.map(\.text)
    var problems = loadLibraries(for: sources)
    let module = ProgramModule(name: library.name, isLibrary: true)
    checker.programModules[library.name] = module
    let layer = makeLayer(of: module)
    let (files, _) = open(
      sources, in: layer, on: checker.core.scope, isolation: Lazy(known: .unspecified))
    checker.declare(files)
    layer.isAccepted = true
    module.top = files.last?.context
    problems += sources.flatMap(\.diagnostics) + checker.takeDiagnostics()
    libraries[library.name]?.problems = problems
    return problems
  }

  /// Tells what is wrong in libraries where the program imports them: its author didn't write them.
  func tell(_ problems: [Diagnostic], of sources: [ParsedSource], in checked: inout Checked) {
    let all = problems + checked.diagnostics.filter { $0.position.isOfLibrary }
    if all.isEmpty { return }
    checked.isRight = false
    checked.diagnostics.removeAll { $0.position.isOfLibrary }
    let place = importedLibrary(sources)
    // What follows often is so because of the first.
    for problem in all.prefix(1) {
      let file = libraries.values.lazy.flatMap { $0.files ?? [] }
        .first { $0.contains(problem.position) }
      let line = problem.position.line - (file?.lines.range.lowerBound ?? 0) + 1
      var told = Diagnostic(
        message: "\(file?.name ?? "a library"), line \(line): \(problem.message)", position: place,
        advice: "A library is run from its source, and does what can't be run here.")
      told.isUnsupported = problem.isUnsupported
      checked.diagnostics.append(told)
    }
  }

  /// Where a library is imported, or else where the text begins.
  private func importedLibrary(_ sources: [ParsedSource]) -> Position {
    for source in sources.reversed() {
      for syntax in source.tree?.imports ?? [] where libraries[syntax.moduleName ?? ""] != nil {
        return source.text.position(of: syntax.path)
      }
    }
    return Position(line: sources.last?.text.lines.range.lowerBound ?? 1, column: 1)
  }
}
