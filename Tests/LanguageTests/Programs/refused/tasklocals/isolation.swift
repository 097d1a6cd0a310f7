// swift-format-ignore-file
@MainActor final class Model {
  @TaskLocal static var a = 1
  nonisolated func read() -> Int { Self.a }  // error: main actor-isolated static property 'a' can not be referenced from a nonisolated context
  func own() -> Int { Self.$a.withValue(2) { Self.a } }
}
enum L { @TaskLocal @MainActor static var b = 1; @TaskLocal static var c = 1 }
actor G { @TaskLocal static var d = 1 }
nonisolated func b() { print(L.b) }  // error: main actor-isolated static property 'b' can not be referenced from a nonisolated context
nonisolated func c() { Model.$a.withValue(2) { } }  // error: main actor-isolated static property '$a' can not be referenced from a nonisolated context
nonisolated func d() { print(L.c, G.d); L.$c.withValue(2) {} }
func e() async { print(await Model.a, await L.b) }
