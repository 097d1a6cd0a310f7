import Checking
import Dispatch
import Machine
import Reading
import Semantics
import SwiftSyntax

// A library is a module whose files come with a session. The files are read at the first import.
// Only the declarations that programs use are checked and emitted. They stay for the rest of the
// session.

extension Lowerer {
  package struct Library: Sendable {
    package let name: String
    /// Whether its files are valid, formatted Swift, so that they can be parsed in pieces.
    package let isFormatted: Bool
    /// Reads its files, with names and texts.
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
    /// Its files, after the first import.
    var files: [SourceText]?
    /// The errors that prevent it from running, reported at each import.
    var problems: [Diagnostic] = []
    /// Declares its pieces; nil if the whole library was declared at once.
    var loader: LibraryLoader?
  }

  /// Loads libraries before the first import; ignores unknown names.
  package func prepare(libraries names: [String]) {
    let new = names.filter { libraries[$0].map { $0.files == nil } ?? false }
    for name in new { if let known = libraries[name] { _ = load(known.library) } }
    // Parses the pieces in the background, so that a program that needs them doesn't wait.
    let texts = new.flatMap { libraries[$0]?.loader?.texts ?? [] }
    if texts.isEmpty { return }
    DispatchQueue.global(qos: .utility).async {
      for text in texts { _ = SharedSyntax.outline(of: text) }
    }
  }

  /// Loads the libraries that the files import, and the libraries' own imports.
  ///
  /// - Returns: Errors in the libraries' own files.
  func loadLibraries(for sources: [ParsedSource]) -> [Diagnostic] {
    sources.flatMap(\.imports).flatMap { name in
      if let known = libraries[name] {
        return known.files == nil ? load(known.library) : known.problems
      }
      // A module of the program may import a library.
      guard model.programModules[name] == nil, let module = modules[name] else { return [] }
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
    model.programModules[library.name] = module
    let layer = makeLayer(of: module)
    let (files, _) = model.open(
      sources, in: layer, on: model.core.scope, isolation: Lazy(known: .unspecified))
    model.declare(files)
    layer.isAccepted = true
    module.top = files.last?.context
    problems += sources.flatMap(\.diagnostics) + model.reporter.takeDiagnostics()
    libraries[library.name]?.problems = problems
    return problems
  }

  /// The pieces of files that begin at the start of a line; nil if some can't be divided.
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
    let module = ProgramModule(name: library.name, isLibrary: true, isChecked: true)
    model.programModules[library.name] = module
    let layer = makeLayer(of: module)
    let loader = LibraryLoader(model: model, layer: layer)
    libraries[library.name]?.loader = loader
    module.top = loader.load(files)
    layer.isAccepted = true
    let problems = model.reporter.takeDiagnostics()
    libraries[library.name]?.problems = problems
    return problems
  }

  /// Reports errors in libraries at the program's imports, because the program's author didn't
  /// write the libraries.
  func tell(_ problems: [Diagnostic], of sources: [ParsedSource], in checked: inout Checked) {
    let all = problems + checked.diagnostics.filter { $0.position.isOfLibrary }
    if all.isEmpty { return }
    checked.isRight = false
    checked.diagnostics.removeAll { $0.position.isOfLibrary }
    let place = importedLibrary(sources)
    // The first error often causes the others.
    for problem in all.prefix(1) {
      let file = libraries.values.lazy.flatMap { $0.files ?? [] }
        .first { $0.contains(problem.position) }
      let line = problem.position.line - (file?.range.lowerBound ?? 0) + 1
      var told = Diagnostic(
        LoweringMessage.inLibrary(file: file?.name, line: line, problem: problem.message),
        at: place)
      told.isUnsupported = problem.isUnsupported
      checked.diagnostics.append(told)
    }
  }

  /// The position of a library's import, otherwise the start of the text.
  private func importedLibrary(_ sources: [ParsedSource]) -> Position {
    for source in sources.reversed() {
      for syntax in source.tree?.imports ?? [] where libraries[syntax.moduleName ?? ""] != nil {
        return source.text.position(of: syntax.path)
      }
    }
    return Position(line: sources.last?.text.range.lowerBound ?? 1, column: 1)
  }
}
