import Machine
import Recording

/// A capture in code that a library calls.
struct ReducerCapture: Hashable {
  let event: Event.Kind
  let position: Position?
}
