package import Recording

/// The exit status of a command.
package enum ExitStatus: Int32, Comparable, Sendable {
  case fine = 0
  /// An expectation failed, or a program was rejected, threw or trapped.
  case failed = 1
  /// Usage, or a file that is missing or malformed.
  case misuse = 2
  case limitReached = 3
  case interrupted = 130

  package init(_ outcome: Outcome) {
    switch outcome {
    case .finished: self = .fine
    case .threw, .trapped: self = .failed
    case .limitReached: self = .limitReached
    case .interrupted: self = .interrupted
    }
  }

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
