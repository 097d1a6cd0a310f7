import ArgumentParser
import Foundation
import Lessons
import LineEditing
import Sessions

/// The command: a shell to learn in, and what there is to do without one.
@main
struct Heirloom: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "heirloom",
    abstract: "Learn task-local values and dependencies: the values that Swift passes implicitly.",
    discussion: """
      Without a command, the shell opens at the lesson you left. `heirloom tour` shows three bugs in \
      five minutes. `heirloom help trace` explains how to read a trace.

      Exit status: 0 success; 1 an expectation failed, or a program was rejected, threw or trapped; \
      2 wrong usage, or a file that is missing or malformed; 3 a limit was reached; 130 interrupted.
      """,
    version: "0.1.0",
    subcommands: [
      Shell.self, Tour.self, List.self, Run.self, Eval.self, Check.self, Verify.self, Demo.self,
      Class.self, Export.self, SupportedSwift.self,
    ],
    defaultSubcommand: Shell.self)

  static func main() async {
    ignoreBrokenPipes()
    StandardStreams.settle()
    refuseUnknownCommand(CommandLine.arguments.dropFirst().first)
    do {
      if try await runWithoutOptions(Array(CommandLine.arguments.dropFirst())) { return }
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      leave(for: error)
    }
  }

  /// Runs the commands that are typed most without looking for options, which takes a third of their
  /// time; false for everything else.
  private static func runWithoutOptions(_ words: [String]) async throws -> Bool {
    switch words {
    case []: try await Shell.open(nil)
    case ["list"]: try List.show(nil)
    case ["help", "trace"]: Console().write(plain: TraceHelp.text)
    default: return false
    }
    return true
  }

  /// A word that is no command would otherwise count as a misplaced argument of the shell's.
  private static func refuseUnknownCommand(_ word: String?) {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let word, !word.hasPrefix("-"), !names.contains(word) else { return }
    let near = closestMatches(to: word, in: names, limit: 2).first
    Console().show(
      Finding(
        message: "there is no command `\(word)`", name: "",
        advice: near.map { "Did you mean `heirloom \($0)`?" }
          ?? "`heirloom --help` lists the commands."))
    Foundation.exit(ExitStatus.misuse.rawValue)
  }

  /// What ArgumentParser and the commands throw, as a message and a status of ours.
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

/// Ends the command with a status; whatever there was to say has been said.
struct Leaving: Error {
  var status: ExitStatus

  init(_ status: ExitStatus) {
    self.status = status
  }
}
