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

    @Argument(help: "A Swift file, or `-` for standard input.")
    var file: String
    @OptionGroup var output: OutputOptions

    func run() async throws {
      let console = Console(output)
      let text = try program()
      let isLive = output.trace == .off
      let session = LearnerSession { text, _ in
        if isLive { console.write(text) }
      }
      let running = RunningSession()
      running.session = session
      let interrupts = Interrupts { _ in running.interrupt() }
      let result = await session.submit(
        text, name: file == "-" ? "<stdin>" : file, isScript: true)
      withExtendedLifetime(interrupts) {}

      for finding in result.findings { console.show(finding) }
      if let trace = result.trace {
        if isLive {
          for issue in Finding.issues(of: trace) { console.show(issue) }
        } else {
          console.write(picture(of: result, console))
        }
        let isSeen = !isLive && output.format != .json && console.isTerminal
        if let finding = Finding(trace), !isSeen { console.show(finding) }
      }
      session.abandon()
      if result.status != .fine { throw Leaving(result.status) }
    }

    private func picture(of result: SubmissionResult, _ console: Console) -> String {
      guard let trace = result.trace else { return "" }
      if output.format == .json { return JSONLines.render(trace) }
      return ViewText(options: console.options, isProgram: true).text(result, code: "")
    }

    private func program() throws -> String {
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
