/// What a store of `Composable` does.
package indirect enum StoreNote: Hashable, Sendable {
  /// An action was sent that a store drops.
  case dropped(action: String)
}
