/// Retains the content of a native value, and frees it with `Workload.release`.
///
/// A host's task, stream or closure can contain values of the program, which can contain native
/// values again. The host's own release would recurse through such a chain.
package final class Kept<Content: Sendable>: @unchecked Sendable {
  // Set once, and moved out only when this object is no longer referenced.
  private var held: Content?

  package init(_ content: Content) { held = content }

  package var content: Content {
    guard let held else { preconditionFailure("the content exists until `deinit`") }
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
