package import Recording

/// The exit status of a command.
package struct ExitStatus: Comparable, Sendable {
  package let rawValue: Int32

  package static let fine = ExitStatus(rawValue: 0)
  /// An expectation failed, or a program was rejected, threw or trapped.
  package static let failed = ExitStatus(rawValue: 1)
  /// Usage, or a file that is missing or malformed.
  package static let misuse = ExitStatus(rawValue: 2)
  package static let limitReached = ExitStatus(rawValue: 3)
  package static let interrupted = ExitStatus(rawValue: 130)

  private init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  package init(_ outcome: Outcome) {
    switch outcome {
    case .finished: self = .fine
    // The system keeps only the low eight bits of a status.
    case .exited(let status, _): self.init(rawValue: status & 0xFF)
    case .threw, .trapped: self = .failed
    case .limitReached: self = .limitReached
    case .interrupted: self = .interrupted
    }
  }

  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
