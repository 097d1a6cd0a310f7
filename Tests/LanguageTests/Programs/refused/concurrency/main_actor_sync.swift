// swift-format-ignore-file
@MainActor func update() { print("update") }
@MainActor final class Model {
  var title = "t"
  func load() {}
  nonisolated func name() -> String { "model" }
  nonisolated func bad() -> String { title }  // error: main actor-isolated property 'title' can not be referenced from a nonisolated context
}
func a(_ m: Model) {
  update()  // error: call to main actor-isolated global function 'update()' in a synchronous nonisolated context
  m.load()  // error: call to main actor-isolated instance method 'load()' in a synchronous nonisolated context
  print(m.title)  // error: main actor-isolated property 'title' can not be referenced from a nonisolated context
  print(m.name())
}
@MainActor func b(_ m: Model) { update(); m.load(); print(m.title) }
func c(_ m: Model) async {
  await update()
  print(await m.title)
}
update()
