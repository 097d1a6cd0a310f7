import ArgumentParser
import Foundation
import MessageTables
import Phrases
import Sessions
import SwiftText

/// A program that the command line names: files, and modules that the files can import.
struct ProgramSources {
  struct File {
    var name: String
    var text: String
  }

  /// The file that runs.
  let main: File
  let others: [File]
  let modules: [(name: String, files: [File])]
  /// Packages whose sources the program may import.
  let libraries: [(name: String, files: [File])]
  /// Whether the modules and the program belong to one package, so that they share its declarations.
  let isPackage: Bool

  init(
    files: [String], modules: [ModuleArgument] = [], libraries: [ModuleArgument] = []
  ) throws {
    var read: [File] = []
    var folder: SourceFolder?
    for path in files {
      if let named = SourceFolder(path) {
        if named.isPackage { throw named.isPackageNotModule }
        folder = named
        read += try Self.files(in: named)
      } else {
        read.append(try Self.file(path))
      }
    }
    let index = try Self.mainIndex(of: read, from: folder)
    main = read.remove(at: index)
    others = read
    self.modules = try modules.map { try $0.read() }
    self.libraries = try libraries.map { try $0.read() }
    isPackage = false
  }

  /// Reads a target of a package.
  init(
    package: String, target: String?, modules: [ModuleArgument], libraries: [ModuleArgument]
  ) async throws {
    let sources = try await PackageSources(package: package, target: target)
    var files = sources.files
    // Each file of tests has only declarations, so any of them can be the main file.
    let index =
      files.firstIndex { $0.lastName == "main.swift" } ?? files.firstIndex(where: \.isMarkedMain)
    main = files.remove(at: index ?? files.count - 1)
    others = files
    self.modules = try sources.modules + modules.map { try $0.read() }
    self.libraries = try libraries.map { try $0.read() }
    isPackage = true
  }

  /// The libraries in the form that a session accepts.
  var sessionLibraries: [SourceLibrary] {
    libraries.map { library in
      SourceLibrary(name: library.name) { library.files.map { ($0.lastName, $0.text) } }
    }
  }

  /// Runs the program in a session. Problems of its modules are reported as problems of the program.
  func submit(to session: LearnerSession) async throws -> SubmissionResult {
    let firstLine = session.reserveLines(for: main.text)
    let others = others.map { session.makeSource($0.text, name: $0.name) }
    let findings = await define(in: session)
    if !findings.isEmpty {
      return SubmissionResult(
        source: session.makeSource(main.text, name: main.name), findings: findings)
    }
    return await session.submit(
      main.text, name: main.name, firstLine: firstLine, fileLine: 1, isScript: true, with: others)
  }

  /// Returns a listing of the compiled code without running it.
  func code(in session: LearnerSession) async throws -> (listing: String?, findings: [Finding]) {
    let others = others.map { session.makeSource($0.text, name: $0.name) }
    let findings = await define(in: session)
    if !findings.isEmpty { return (nil, findings) }
    return await session.code(of: main.text, name: main.name, with: others)
  }

  private func define(in session: LearnerSession) async -> [Finding] {
    await session.define(
      modules.map { module in
        (module.name, module.files.map { session.makeSource($0.text, name: $0.name) })
      }, ofPackage: isPackage)
  }

  /// The program in the form that the compiler accepts.
  var program: Toolchain.Program {
    var files = others.map { (name: $0.lastName, text: $0.text) }
    // A file with `@main` can't be called `main.swift`.
    files.append((main.isMarkedMain ? "program.swift" : "main.swift", main.text))
    return Toolchain.Program(
      modules: (libraries + modules).map { module in
        .init(name: module.name, files: module.files.map { ($0.lastName, $0.text) })
      } + [.init(name: "main", files: files, isMain: true)])
  }

  /// The file that runs: `main.swift`, in a folder also the file with `@main`, or else the first file.
  private static func mainIndex(of files: [File], from folder: SourceFolder?) throws -> Int {
    if files.isEmpty { throw ValidationError(.noFile) }
    if let index = files.firstIndex(where: { $0.lastName == "main.swift" }) { return index }
    guard let folder, files.count > 1 else { return 0 }
    guard let index = files.firstIndex(where: \.isMarkedMain) else { throw folder.hasNoEntryPoint }
    return index
  }

  fileprivate static func files(in folder: SourceFolder) throws -> [File] {
    try files(at: folder.swiftFiles(), in: folder)
  }

  static func files(at paths: [String], in folder: SourceFolder) throws -> [File] {
    var files: [File] = []
    var bytes = 0
    for path in paths {
      // `keepsContent` refuses pipes: the user named the folder, so don't wait for a pipe in it.
      let contents = try TextFile.bytes(at: path, keepsContent: true)
      bytes += contents.count
      guard bytes <= SourceFolder.byteLimit else { throw folder.isTooLarge }
      files.append(File(name: path, text: try TextFile.program(contents, path: path)))
    }
    return files
  }

  fileprivate static func file(_ path: String) throws -> File {
    if path == "-" { return File(name: "<stdin>", text: try standardInput()) }
    return File(name: path, text: try TextFile.program(TextFile.bytes(at: path), path: path))
  }

  private static func standardInput() throws -> String {
    var bytes = Data()
    while bytes.count <= TextFile.programByteLimit {
      let more = FileHandle.standardInput.availableData
      if more.isEmpty { break }
      bytes += more
    }
    return try TextFile.program(bytes, path: "<stdin>")
  }
}

extension ModuleArgument {
  fileprivate func read() throws -> (name: String, files: [ProgramSources.File]) {
    var read: [ProgramSources.File] = []
    for path in files {
      if let folder = SourceFolder(path) {
        read += try ProgramSources.files(in: folder)
      } else {
        read.append(try ProgramSources.file(path))
      }
    }
    return (name, read)
  }
}

extension ProgramSources.File {
  var lastName: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// Whether a type with `@main` is declared in the file.
  fileprivate var isMarkedMain: Bool {
    let tokens = SwiftTokenizer.tokens(in: Array(text.utf8))
    return zip(tokens, tokens.dropFirst()).contains { first, second in
      first.isSymbol("@") && second.kind == .word("main")
    }
  }
}

struct ModuleOptions: ParsableArguments {
  @Option(
    name: .customLong("module"),
    help: ArgumentHelp(.module, valueName: "name=file,…"))
  var modules: [ModuleArgument] = []

  @Option(
    name: .customLong("library"),
    help: ArgumentHelp(.library, valueName: "name=path,…"))
  var libraries: [ModuleArgument] = []
}

/// `Name=File.swift,Other.swift`, or `Name=Directory`.
struct ModuleArgument: ExpressibleByArgument {
  let name: String
  let files: [String]

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, Self.isName(parts[0]) else { return nil }
    name = parts[0]
    files = parts[1].split(separator: ",").map(String.init)
    if files.isEmpty { return nil }
  }

  /// Whether an `import` could name it.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
