import ArgumentParser
import MessageTables
import Phrases
import Sessions

extension Heirloom {
  struct Tour: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "tour",
      abstract: CommandHelp.tour.text)

    @OptionGroup private var form: OutputArguments<TextFormats>
    var output: OutputOptions { form.options }

    func run() async throws { try await Shell.open(output, beginsWithTour: true) }
  }
}
