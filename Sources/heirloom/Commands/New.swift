import ArgumentParser
import Foundation
import MessageTables
import Phrases
import Sessions

extension Heirloom {
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "new", abstract: CommandHelp.new.text,
      discussion: CommandHelp.new.details.text)

    @Argument(help: ArgumentHelp(.title))
    var title: String
    @Option(
      help: ArgumentHelp(.directoryOfLesson, valueName: "dir"))
    var to = "."

    func validate() throws {
      if slug.isEmpty { throw ValidationError(.titleWithoutLetters) }
    }

    func run() throws {
      let console = Console()
      let path = to == "." ? slug + ".md" : to + "/" + slug + ".md"
      guard !FileManager.default.fileExists(atPath: path) else {
        console.show(Finding(.lessonExists, name: path))
        throw Leaving(.misuse)
      }
      do {
        try FileManager.default.createDirectory(atPath: to, withIntermediateDirectories: true)
        try Data(Self.text(title: title).utf8).write(
          to: URL(filePath: path), options: .withoutOverwriting)
      } catch {
        console.show(Finding(.fileNotWritten(reason: error.reason), name: path))
        throw Leaving(.misuse)
      }
      console.write(plain: path + "\n")
    }

    /// The name of the file without its ending: `a-queue-forgets`.
    private var slug: String {
      title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    private static func text(title: String) -> String {
      """
      # \(title.split(separator: "\n").joined(separator: " "))

      Begin with a bug from work: the code, the expected result, and the actual result.

      ## The heading says what this step shows

      ```swift
      enum Request {
        @TaskLocal static var id = "none"
      }
      ```

      > **Predict** What does the next block print?
      >
      > - [ ] `none`: say why somebody believes this, and what is true.
      > - [x] `a1`: say why this is right.

      ```swift
      Request.$id.withValue("a1") {
        print(Request.id)
      }
      ```

      ```output
      a1
      ```

      > **Notes** (4 min) Say what to ask the class, and what it will answer.

      Explain what the trace shows. End the last step with the rule, in one sentence.

      """
    }
  }
}
