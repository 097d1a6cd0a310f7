import ArgumentParser
import Sessions

extension Heirloom {
  struct SupportedSwift: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "swift",
      abstract: "List the parts of Swift and its libraries that Heirloom supports, as Markdown.")

    func run() {
      Console().write(SupportedPage.text)
    }
  }
}
