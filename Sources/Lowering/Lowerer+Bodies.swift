import CheckedTree
import Checking
import Emission
import Machine
import Reading
import Semantics
import SwiftSyntax

// A submission needs the bodies of the functions that it uses, and those need others. The program's own
// are checked before it runs, because they may be wrong. Those of the prelude and of formatted libraries
// are valid, and a program runs only a part of those that it could reach: the text of an issue, say. So
// they are checked at their first call.

/// The thread on which a lowerer is used.
package protocol LoweringThread: AnyObject, Sendable {
  /// Does work there, before work that waits there already, and returns when it is done. Work that is
  /// given from that thread itself is done at once.
  func perform(_ work: @escaping @Sendable () -> Void)
}

extension Lowerer {
  /// Shorter bodies are checked at once, in bytes of text. Many of them are translated in place of their
  /// calls, and each function that is checked later makes its caller wait for another thread. Outlines
  /// leave out none of them.
  private static let shortBody = 80

  /// Checks all needed bodies until no more are needed. After an interruption, the next text checks the
  /// remaining bodies of the prelude and the libraries.
  func checkWanted(_ bodies: inout [NeededBody]) {
    repeat {
      while !model.budget.isInterruptedNow(), let function = model.wanted.popLast() {
        if let type = function.owner?.type as? NominalDeclaration {
          checker.runtime.noteDescriptions(of: type)
        }
        if postpone(function) { continue }
        if let body = checker.checkBody(of: function) {
          bodies.append(NeededBody(body: body, layer: function.layer))
        }
      }
      checker.registerUsed()
    } while !model.wanted.isEmpty && !model.budget.isInterruptedNow()
  }

  /// Leaves the function's body until its first call, if it may be left.
  private func postpone(_ function: FunctionDeclaration) -> Bool {
    guard let thread, function.synthesis == nil, let statements = function.statements,
      isLong(statements),
      function.layer.map({ $0.module?.isChecked ?? false }) ?? function.isPrelude
    else { return false }
    let postponed = PostponedBody(of: function, lowerer: self)
    function.routine.value.function.postpone { thread.perform { postponed.seal() } }
    return true
  }

  private func isLong(_ statements: CodeBlockItemListSyntax) -> Bool {
    SharedSyntax.leavesOut(statements) || statements.totalLength.utf8Length > Self.shortBody
  }

  fileprivate func seal(_ function: FunctionDeclaration) {
    var bodies: [NeededBody] = []
    model.budget.uninterrupted {
      if let body = checker.checkBody(of: function) {
        bodies.append(NeededBody(body: body, layer: function.layer))
      }
      checkWanted(&bodies)
    }
    Emitter.emit(bodies.map(\.body))
  }
}

/// A body that is checked at its function's first call.
private final class PostponedBody: @unchecked Sendable {
  // Used on the lowerer's thread alone.
  private let function: FunctionDeclaration
  /// The functions of a session are its lowerer's.
  private weak var lowerer: Lowerer?

  init(of function: FunctionDeclaration, lowerer: Lowerer) {
    self.function = function
    self.lowerer = lowerer
  }

  func seal() {
    if function.routine.value.function.isSealed { return }
    lowerer?.seal(function)
  }
}
