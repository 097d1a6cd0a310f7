import ArgumentParser
import Sessions

extension Heirloom {
  struct Tour: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "tour",
      abstract: "Take the tour: three bugs in five minutes.")

    @OptionGroup var output: OutputOptions

    func validate() throws { try output.refusePictures() }

    func run() async throws {
      guard output.format != .json else {
        throw ValidationError(.tourHasNoJSON)
      }
      var shell = try Prompting(output)
      let status = await shell.run(beginsWithTour: true)
      if status != .fine { throw Leaving(status) }
    }
  }
}
