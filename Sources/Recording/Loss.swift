/// A value that didn't get where somebody may expect it, and how it would have got there.
package indirect enum Loss: Hashable, Sendable {
  /// A model was made where the override wasn't in effect that the model which made it had captured.
  case child(model: String, parent: String, override: Scope.Override)
}
