package import Machine

/// What may be done to check one submission, so that no text is checked for ever, and an interruption
/// is heard.
///
/// Only work on the session's own text is counted and can be cut short: what is found out about the
/// prelude and libraries on the way stays, and must be whole.
package final class CheckingBudget {
  /// Why the rest isn't looked at.
  package enum End {
    /// Enough is wrong already.
    case errors
    case work(Position)
    /// A declaration of more parts than are looked at, which was told of.
    case declaration
    case interruption
  }

  /// Terms and steps of the solver; a line takes some ten of them.
  package static let workLimit = 20_000_000
  static let errorLimit = 50
  /// How much is done between two looks at whether the answer is still wanted.
  private static let stride = 256

  package private(set) var end: End?
  /// What was done so far.
  package private(set) var work = 0
  private var nextLook = CheckingBudget.stride
  private let isInterrupted: @Sendable () -> Bool

  package init(isInterrupted: @escaping @Sendable () -> Bool) {
    self.isInterrupted = isInterrupted
  }

  package var isOver: Bool { end != nil }

  /// Begins with another submission.
  package func renew() {
    end = nil
    work = 0
    nextLook = Self.stride
  }

  package func spend(_ amount: Int, at position: Position) {
    work += amount
    guard work >= nextLook, end == nil else { return }
    nextLook = work + Self.stride
    if isInterrupted() {
      end = .interruption
    } else if work > Self.workLimit {
      end = .work(position)
    }
  }

  /// Looks at nothing more: something was declared in a way that anything of it would take too long.
  package func giveUp() {
    if end == nil { end = .declaration }
  }

  package func note(errors: Int) {
    if errors >= Self.errorLimit, end == nil { end = .errors }
  }
}

extension CheckingBudget {
  /// What is wrong, in the order of the places, and why there is no more of it.
  package func told(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    switch end {
    case nil, .declaration: return diagnostics
    case .errors:
      let first = Array(diagnostics.prefix(Self.errorLimit))
      guard let last = first.last else { return diagnostics }
      return first + [
        Diagnostic(
          message: "there are \(Self.errorLimit) errors; the rest wasn't looked for",
          position: last.position, advice: "Begin with the first.")
      ]
    case .work(let position):
      return diagnostics + [
        Diagnostic(
          message: "checking this takes more than \(Self.workLimit) steps", position: position,
          advice: "Run it in smaller parts.")
      ]
    case .interruption: return []
    }
  }
}
