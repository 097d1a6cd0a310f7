import ArgumentParser
import Foundation
import Lessons
import LineEditing
import MessageTables
import Phrases
import Rendering
import Sessions
import SwiftText

/// The command line tool: the shell, and commands for lessons and programs.
@main
struct Heirloom: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "heirloom",
    abstract: CommandHelp.heirloom.text,
    discussion: CommandHelp.heirloom.details.text,
    version: version,
    subcommands: [
      Shell.self, Tour.self, List.self, Run.self, Eval.self, Check.self, Verify.self, Demo.self,
      Class.self, Export.self, New.self, SupportedSwift.self,
    ],
    defaultSubcommand: Shell.self)

  @OptionGroup private var language: LanguageOption

  static func main() async {
    ignoreBrokenPipes()
    StandardStreams.settle()
    do {
      let words = try LanguageOption.choose(from: Array(CommandLine.arguments.dropFirst()))
      refuseUnknownCommand(words)
      if try await runWithoutOptions(words) { return }
      var command = try parseAsRoot(words)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      leave(for: error)
    }
  }

  /// Runs the most frequent commands without parsing options, which takes a third of their time.
  ///
  /// - Returns: false for all other commands.
  private static func runWithoutOptions(_ words: [String]) async throws -> Bool {
    switch words {
    case []: try await Shell.open(nil)
    case ["list"]: try List.show(nil)
    case ["help", "trace"]: Console().write(plain: TraceHelp.text)
    default: return false
    }
    return true
  }

  /// The commands for words that people try because other tools have them.
  private static let expected = [
    "test": "eval", "explain": "eval", "why": "eval", "compile": "verify", "build": "verify",
    "repl": "shell", "learn": "shell", "start": "shell", "lesson": "list", "lessons": "list",
  ]

  /// Without this check, ArgumentParser reports an unknown command as an extra argument of the shell.
  /// It also takes `help` of an unknown command for help in general.
  private static func refuseUnknownCommand(_ words: [String]) {
    var names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    var words = words[...]
    if words.first == "help" {
      words = words.dropFirst()
      names.append("trace")
    }
    guard let word = words.first, !word.hasPrefix("-"), !names.contains(word) else { return }
    let near = expected[word] ?? closestMatches(to: word, in: names, limit: 2).first
    let problem: CommandProblem =
      if words.startIndex > 0 {
        .noSuchHelp(word, suggestion: near)
      } else if FileManager.default.fileExists(atPath: word) {
        .fileWithoutCommand(word)
      } else {
        .noSuchCommand(word, suggestion: near)
      }
    Console().show(Finding(problem))
    Foundation.exit(ExitStatus.misuse.rawValue)
  }

  /// Shows an error of ArgumentParser or of a command, and exits with Heirloom's own status.
  private static func leave(for error: any Error) -> Never {
    let console = Console()
    switch error {
    case let leaving as Leaving:
      Foundation.exit(leaving.status.rawValue)
    case let unreadable as UnreadableFile:
      console.show(unreadable.finding)
      Foundation.exit(ExitStatus.misuse.rawValue)
    default:
      let isFine = exitCode(for: error) == .success
      let message = fullMessage(for: error)
      if isFine { console.write(plain: message + "\n") } else { console.writeError(message + "\n") }
      Foundation.exit(isFine ? 0 : ExitStatus.misuse.rawValue)
    }
  }
}

/// Ends the command with a status. Its messages have been shown.
struct Leaving: Error {
  var status: ExitStatus

  init(_ status: ExitStatus) {
    self.status = status
  }
}
