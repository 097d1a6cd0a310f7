import ArgumentParser
import Foundation
import LineEditing
import MessageTables
import Phrases
import Sessions

extension Heirloom {
  struct Shell: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "shell",
      abstract: CommandHelp.shell.text)

    @OptionGroup private var form: OutputArguments<TextFormats>
    var output: OutputOptions { form.options }

    func run() async throws {
      try await Self.open(output)
    }

    /// - Parameter output: nil for the default options.
    static func open(_ output: OutputOptions?, beginsWithTour: Bool = false) async throws {
      if output?.format == .json { throw ValidationError(.shellHasNoJSON) }
      var shell = try Prompting(output)
      let status = await shell.run(beginsWithTour: beginsWithTour)
      if status != .fine { throw Leaving(status) }
    }
  }
}
