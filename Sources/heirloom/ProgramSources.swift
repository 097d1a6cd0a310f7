import ArgumentParser
import Foundation
import Sessions

/// A program of one's own as the command line names it: files, and modules that they can import.
struct ProgramSources {
  struct File {
    var name: String
    var text: String
  }

  /// The one that runs.
  let main: File
  let others: [File]
  let modules: [(name: String, files: [File])]

  init(files: [String], modules: [ModuleArgument]) throws {
    let index = files.firstIndex { $0.split(separator: "/").last == "main.swift" } ?? 0
    guard files.indices.contains(index) else { throw ValidationError("no file to run") }
    main = try Self.file(files[index])
    others = try files.indices.filter { $0 != index }.map { try Self.file(files[$0]) }
    self.modules = try modules.map { module in
      (name: module.name, files: try module.files.map { try Self.file($0) })
    }
  }

  /// Has a session run it; what is wrong with a module is told as what is wrong with the program.
  func submit(to session: LearnerSession) async throws -> SubmissionResult {
    let firstLine = session.reserveLines(for: main.text)
    let others = others.map { session.makeSource($0.text, name: $0.name) }
    let findings = await session.define(
      modules.map { module in
        (module.name, module.files.map { session.makeSource($0.text, name: $0.name) })
      })
    if !findings.isEmpty {
      return SubmissionResult(
        source: session.makeSource(main.text, name: main.name), findings: findings)
    }
    return await session.submit(
      main.text, name: main.name, firstLine: firstLine, fileLine: 1, isScript: true, with: others)
  }

  /// The same for the compiler.
  var program: Toolchain.Program {
    var files = others.map { (name: $0.lastName, text: $0.text) }
    files.append(("main.swift", main.text))
    return Toolchain.Program(
      modules: modules.map { module in
        .init(name: module.name, files: module.files.map { ($0.lastName, $0.text) })
      } + [.init(name: "main", files: files, isMain: true)])
  }

  private static func file(_ path: String) throws -> File {
    if path == "-" { return File(name: "<stdin>", text: try standardInput()) }
    return File(name: path, text: try TextFile.program(TextFile.bytes(at: path), path: path))
  }

  private static func standardInput() throws -> String {
    var bytes = Data()
    while bytes.count <= TextFile.byteLimit {
      let more = FileHandle.standardInput.availableData
      if more.isEmpty { break }
      bytes += more
    }
    return try TextFile.program(bytes, path: "<stdin>")
  }
}

extension ProgramSources.File {
  fileprivate var lastName: String { name.split(separator: "/").last.map(String.init) ?? name }
}

struct ModuleOptions: ParsableArguments {
  @Option(
    name: .customLong("module"),
    help: ArgumentHelp(
      "A module of your own that the files can import.",
      discussion: "Once for each module, with its files. One that nothing imports is compiled, but "
        + "isn't linked: its conformances aren't there.",
      valueName: "name=file,…"))
  var modules: [ModuleArgument] = []
}

/// `Name=File.swift,Other.swift`
struct ModuleArgument: ExpressibleByArgument {
  let name: String
  let files: [String]

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    name = parts[0]
    files = parts[1].split(separator: ",").map(String.init)
    if files.isEmpty { return nil }
  }
}
