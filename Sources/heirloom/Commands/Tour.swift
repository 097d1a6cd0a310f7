import ArgumentParser
import Sessions

extension Heirloom {
  struct Tour: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "tour",
      abstract: "Take the tour: three bugs in five minutes.")

    @OptionGroup var output: OutputOptions

    func validate() throws { try output.refusePictures() }

    func run() async throws { try await Shell.open(output, beginsWithTour: true) }
  }
}
