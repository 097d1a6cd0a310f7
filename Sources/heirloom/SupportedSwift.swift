import ArgumentParser
import Sessions

extension Heirloom {
  struct SupportedSwift: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "swift",
      abstract: "Print what of Swift and its libraries runs here, as Markdown.")

    func run() {
      Console().write(SupportedPage.text)
    }
  }
}
