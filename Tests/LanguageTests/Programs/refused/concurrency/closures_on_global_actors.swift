// A sendable closure on a global actor may capture values that aren't sendable: they go there.
final class Note { var x = 0 }
func later(_ f: @escaping @Sendable @MainActor () -> Void) {}
func usedAfter() {
  let n = Note()
  later { print(n.x) }  // error: sending 'n' risks causing data races
  n.x = 1
}
func given(_ n: Note) {
  later { print(n.x) }  // error: sending 'n' risks causing data races
}
func variable() {
  var k = 0
  later { k += 1 }  // error: sending 'k' risks causing data races
  print(k)
}
func task() {
  let n = Note()
  Task { @MainActor in print(n.x) }  // error: sending 'n' risks causing data races
  n.x = 1
}
