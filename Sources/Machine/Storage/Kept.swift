/// Keeps what a native value leads on to, and frees it with `Workload.release`.
///
/// A real task, stream or closure of the host can hold values of the program, and those native values
/// again. The host's own release would recur through such a chain.
package final class Kept<Content: Sendable>: @unchecked Sendable {
  // Set once, and given up only when nobody refers to this object any more.
  private var held: Content?

  package init(_ content: Content) { held = content }

  package var content: Content {
    guard let held else { preconditionFailure("content is kept until the end") }
    return held
  }

  deinit {
    Workload.current.release {
      held = nil
    } orKeep: { waiting in
      guard let moved = held else { return }
      held = nil
      waiting.append(.reference(Kept(moved)))
    }
  }
}
