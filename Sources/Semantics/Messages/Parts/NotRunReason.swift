package import MessageTables
import Phrases

/// The reason why a declaration of Swift's libraries isn't supported.
package enum NotRunReason: Message {
  /// The reason that is given where there is no better one.
  case notRun
  case libraryNotRun
  case files
  case network
  case processes
  case cLibrary
  case settings
  case jsonCoders
  case objectiveC
  case runLoop
  case memory
  case executors
  case publishers
  case systemLog
  case compiledTrace
  case sharedState
}

extension NotRunReason {
  package var sentence: Sentence {
    switch self {
    case .notRun: "Swift has it, but it isn't run here."
    case .libraryNotRun: "The library has it, but it isn't run here."
    case .files: "A program here has no files."
    case .network: "A program here has no network."
    case .processes:
      "A program here doesn't see the machine's processes, their environment or arguments."
    case .cLibrary:
      "Of the C library, a program here has its mathematics, `exit`, `sleep` and `usleep`."
    case .settings: "Nothing that a program here stores outlives it."
    case .jsonCoders: "`JSONEncoder` and `JSONDecoder` are run here."
    case .objectiveC: "Classes from Objective-C aren't run here; Swift's own types are."
    case .runLoop: "There is no run loop here; `Task.sleep` and clocks wait as well."
    case .memory: "A program here has no direct access to memory."
    case .executors:
      "The tutor runs a program's jobs itself, so a program can't have its own executor."
    case .publishers: "Publishers aren't run here. `AsyncStream` also delivers values over time."
    case .systemLog: "Of `OSLog` and `os`, a program here has `Logger` and locks."
    case .compiledTrace:
      "It is for compiled programs. Here, the trace below your code shows the same events."
    case .sharedState:
      "`Composable` has no `@Shared`. Keep the value in the state of the parent that the features have in "
        + "common, or in a dependency."
    }
  }
}
