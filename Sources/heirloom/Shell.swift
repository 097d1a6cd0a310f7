import ArgumentParser
import Foundation
import LineEditing
import Sessions

extension Heirloom {
  struct Shell: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "shell",
      abstract: "Learn at a prompt, at the lesson you left.")

    @OptionGroup var output: OutputOptions

    func validate() throws { try output.refusePictures() }

    func run() async throws {
      guard output.format != .json else {
        throw ValidationError("The shell is for people; `run` and `eval` speak JSON.")
      }
      try await Self.open(output)
    }

    /// Nil for the usual options.
    static func open(_ output: OutputOptions?) async throws {
      var shell = try Prompting(output)
      let status = await shell.run()
      if status != .fine { throw Leaving(status) }
    }
  }
}
