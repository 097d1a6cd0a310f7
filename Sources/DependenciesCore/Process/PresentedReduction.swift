/// Whether the current thread runs the reduction of a presented child, for `Composable`.
///
/// A reduction is synchronous, so the fact is stored per thread. That costs less than a task-local
/// binding for each action, and a task that a reducer incorrectly starts never inherits it.
package enum PresentedReduction {
  package static var isCurrent: Bool { ThreadState.current.pointee.isReducingPresented }

  /// Begins or ends a reduction, and returns what was current.
  package static func exchange(_ isPresented: Bool) -> Bool {
    let thread = ThreadState.current
    let outer = thread.pointee.isReducingPresented
    thread.pointee.isReducingPresented = isPresented
    return outer
  }
}
