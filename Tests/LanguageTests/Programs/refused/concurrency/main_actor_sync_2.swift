// swift-format-ignore-file
@MainActor func update() { print("update") }
@MainActor final class Model {
  var title = "t"
  func load() {}
  nonisolated func name() -> String { "model" }
}
func a(_ m: Model) {
  print(m.name())
}
@MainActor func b(_ m: Model) { update(); m.load(); print(m.title) }
func c(_ m: Model) async {
  await update()
  print(await m.title)
  update()  // error: main actor-isolated global function 'update()' cannot be called from outside of the actor
  m.title = "x"  // error: main actor-isolated property 'title' can not be mutated from a nonisolated context
}
struct View { func show() { update() } }  // error: call to main actor-isolated global function 'update()' in a synchronous nonisolated context
update()
