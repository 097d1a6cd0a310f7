import ArgumentParser
import MessageTables
import Phrases
import Sessions

extension Heirloom {
  struct SupportedSwift: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "swift",
      abstract: CommandHelp.swift.text)

    func run() {
      Console().write(SupportedPage.text)
    }
  }
}
