package import Machine

/// Limits the work of checking one submission, so that checking always ends and can be interrupted.
///
/// Only work on the session's own text counts and can be cut short. Facts about the prelude and
/// libraries stay in the session and must be complete.
package final class CheckingBudget {
  /// Why checking ended early.
  package enum End {
    /// There are enough errors already.
    case errors
    case work(Position)
    /// A declaration has too many parts, which was reported.
    case declaration
    case interruption
  }

  /// The maximum number of terms and solver steps. A line takes about ten of them.
  package static let workLimit = 20_000_000
  static let errorLimit = 50
  /// Whether the work is none of a submission's.
  private var isUnlimited = false
  /// The amount of work between two checks for an interruption.
  private static let stride = 256

  package private(set) var end: End?
  /// The amount of work so far.
  package private(set) var work = 0
  private var nextLook = CheckingBudget.stride
  private let isInterrupted: @Sendable () -> Bool

  package init(isInterrupted: @escaping @Sendable () -> Bool) {
    self.isInterrupted = isInterrupted
  }

  package var isOver: Bool { end != nil }

  /// Starts the budget of another submission.
  package func renew() {
    end = nil
    work = 0
    nextLook = Self.stride
  }

  /// Does work that no submission is charged with, and that must be done whole.
  package func uninterrupted(_ body: () -> Void) {
    let (outerEnd, outer) = (end, isUnlimited)
    (end, isUnlimited) = (nil, true)
    body()
    (end, isUnlimited) = (outerEnd, outer)
  }

  package func spend(_ amount: Int, at position: Position) {
    if isUnlimited { return }
    work += amount
    guard work >= nextLook, end == nil else { return }
    nextLook = work + Self.stride
    if !isInterruptedNow(), work > Self.workLimit { end = .work(position) }
  }

  /// Whether checking was interrupted; asks at once. For work that takes no part of the budget.
  package func isInterruptedNow() -> Bool {
    if end == nil, !isUnlimited, isInterrupted() { end = .interruption }
    if case .interruption = end { return true }
    return false
  }

  /// Ends checking, because a declaration would take too long in every use.
  package func giveUp() {
    if end == nil { end = .declaration }
  }

  /// Ends checking if there are enough errors. An unsupported part can cause many errors that
  /// aren't shown.
  package func note(errors: Int, unsupported: Int) {
    let limit = unsupported == 0 ? Self.errorLimit : Self.errorLimit * 10
    if errors >= limit || unsupported >= Self.errorLimit, end == nil { end = .errors }
  }
}

extension CheckingBudget {
  /// The diagnostics in order of position, with the reason why there may be more.
  package func told(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    switch end {
    case nil, .declaration: return diagnostics
    case .errors:
      let first = Array(diagnostics.prefix(Self.errorLimit))
      guard let last = first.last, first.count == Self.errorLimit else { return diagnostics }
      return first + [
        Diagnostic(LimitMessage.errors(limit: Self.errorLimit), at: last.position)
      ]
    case .work(let position):
      return diagnostics + [
        Diagnostic(LimitMessage.work(limit: Self.workLimit), at: position)
      ]
    case .interruption: return []
    }
  }
}
