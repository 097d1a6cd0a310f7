import ArgumentParser
import Sessions

extension Heirloom {
  struct Tour: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "tour",
      abstract: "Take the tour: three bugs in five minutes.")

    @OptionGroup private var form: OutputArguments<TextFormats>
    var output: OutputOptions { form.options }

    func run() async throws { try await Shell.open(output, beginsWithTour: true) }
  }
}
