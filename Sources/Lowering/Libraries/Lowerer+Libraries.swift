import Dispatch
import Machine
import Reading
import SwiftSyntax

// A library is a module whose files come with a session. They are read when something first imports
// it; of what they declare, only what programs use is checked and becomes code. It stays from then on.

extension Lowerer {
  package struct Library: Sendable {
    package let name: String
    /// Whether its files are known to be Swift, and formatted: they are parsed in pieces then.
    package let isFormatted: Bool
    /// Reads its files: names and texts.
    package let read: @Sendable () -> [(name: String, text: String)]

    package init(
      name: String, isFormatted: Bool = false,
      read: @escaping @Sendable () -> [(name: String, text: String)]
    ) {
      self.name = name
      self.isFormatted = isFormatted
      self.read = read
    }
  }

  struct KnownLibrary {
    let library: Library
    /// Its files once something has imported it.
    var files: [SourceText]?
    /// What keeps it from being run, for whoever imports it.
    var problems: [Diagnostic] = []
    /// Declares its pieces; nil if it was declared whole.
    var loader: LibraryLoader?
  }

  /// Reads libraries before something imports them; names of others are passed over.
  package func prepare(libraries names: [String]) {
    for name in names {
      if let known = libraries[name], known.files == nil { _ = load(known.library) }
    }
    // Parses the pieces in the background, so that a program that needs them doesn't wait.
    let texts = names.flatMap { libraries[$0]?.loader?.texts ?? [] }
    DispatchQueue.global(qos: .utility).async {
      for text in texts { _ = SharedSyntax.tree(of: text) }
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
      max(line, other.files?.last?.range.upperBound ?? 0)
    }
    let texts = library.read()
    if library.isFormatted, let files = pieces(of: texts, from: nextLine) {
      return load(files, of: library)
    }
    let trees = SharedSyntax.trees(of: texts.map(\.text))
    let sources = zip(texts, trees).map { file, tree in
      let source = ParsedSource(
        file.text, name: file.name, firstLine: nextLine, form: .library, tree: tree)
      nextLine = source.text.range.upperBound + 1
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
    problems += sources.flatMap(\.diagnostics) + checker.reporter.takeDiagnostics()
    libraries[library.name]?.problems = problems
    return problems
  }

  /// The pieces of files whose lines begin at one; nil if not all of them can be divided.
  private func pieces(
    of texts: [(name: String, text: String)], from line: Int
  ) -> [(text: SourceText, pieces: [FilePiece])]? {
    var nextLine = line
    var files: [(text: SourceText, pieces: [FilePiece])] = []
    for file in texts {
      let divided = FilePieces(file.text)
      guard let pieces = divided.pieces else { return nil }
      let range = nextLine..<nextLine + divided.lineCount
      files.append((SourceText(name: file.name, range: range), pieces))
      nextLine = range.upperBound + 1
    }
    return files
  }

  private func load(
    _ files: [(text: SourceText, pieces: [FilePiece])], of library: Library
  ) -> [Diagnostic] {
    libraries[library.name]?.files = files.map(\.text)
    let module = ProgramModule(name: library.name, isLibrary: true)
    checker.programModules[library.name] = module
    let layer = makeLayer(of: module)
    let loader = LibraryLoader(checker: checker, layer: layer)
    libraries[library.name]?.loader = loader
    module.top = loader.load(files)
    layer.isAccepted = true
    let problems = checker.reporter.takeDiagnostics()
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
      let line = problem.position.line - (file?.range.lowerBound ?? 0) + 1
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
    return Position(line: sources.last?.text.range.lowerBound ?? 1, column: 1)
  }
}
