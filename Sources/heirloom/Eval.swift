import ArgumentParser
import Foundation
import LineEditing
import Rendering
import Sessions

extension Heirloom {
  struct Eval: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "eval",
      abstract: "Run a Swift file of your own, and show where its values came from.")

    @Argument(
      help: ArgumentHelp(
        "Swift files, or `-` for standard input.",
        discussion: "Of several files the one called `main.swift` runs, else the first; the others "
          + "declare what it uses."))
    var files: [String]
    @Option(
      name: .customLong("module"),
      help: ArgumentHelp(
        "A module of your own that the files can import.",
        discussion:
          "Once for each module, with its files. One that nothing imports is compiled, but "
          + "isn't linked: its conformances aren't there.",
        valueName: "name=file,…"))
    var modules: [ModuleArgument] = []
    @OptionGroup var output: OutputOptions

    func run() async throws {
      let console = Console(output)
      let main = files.firstIndex { $0.split(separator: "/").last == "main.swift" } ?? 0
      guard files.indices.contains(main) else { throw ValidationError("no file to run") }
      let text = try program(files[main])
      let isLive = output.trace == .off
      let session = LearnerSession { text, _ in
        if isLive { console.write(text) }
      }
      let firstLine = session.reserveLines(for: text)
      let others = try files.indices.filter { $0 != main }.map {
        session.makeSource(try program(files[$0]), name: name(of: files[$0]))
      }
      let defined = try modules.map { module in
        (
          name: module.name,
          files: try module.files.map {
            session.makeSource(try program($0), name: name(of: $0))
          }
        )
      }
      let findings = await session.define(defined)
      for finding in findings { console.show(finding) }
      guard findings.isEmpty else { throw Leaving(.failed) }
      let running = RunningSession()
      running.session = session
      let interrupts = Interrupts { _ in running.interrupt() }
      let result = await session.submit(
        text, name: name(of: files[main]), firstLine: firstLine, isScript: true, with: others)
      withExtendedLifetime(interrupts) {}

      for finding in result.findings { console.show(finding) }
      if let trace = result.trace {
        if !isLive { console.write(picture(of: result, console)) }
        let isSeen = !isLive && output.format != .json && console.isTerminal
        if let finding = Finding(trace), !isSeen { console.show(finding) }
      }
      session.abandon()
      if result.status != .fine { throw Leaving(result.status) }
    }

    private func name(of file: String) -> String { file == "-" ? "<stdin>" : file }

    private func picture(of result: SubmissionResult, _ console: Console) -> String {
      guard let trace = result.trace else { return "" }
      if output.format == .json { return JSONLines.render(trace) }
      return ViewText(options: console.options, isProgram: true).text(result, code: "")
    }

    private func program(_ file: String) throws -> String {
      guard file == "-" else {
        return try TextFile.program(TextFile.bytes(at: file), path: file)
      }
      var bytes = Data()
      while bytes.count <= TextFile.byteLimit {
        let more = FileHandle.standardInput.availableData
        if more.isEmpty { break }
        bytes += more
      }
      return try TextFile.program(bytes, path: "<stdin>")
    }
  }
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
