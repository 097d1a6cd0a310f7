// swift-format-ignore-file
var counter = 0
let limit = 5
var names = ["a"]
func a() { counter += 1 }  // error: main actor-isolated var 'counter' can not be mutated from a nonisolated context
@MainActor func b() { counter += 1 }
func c() -> Int { counter }  // error: main actor-isolated var 'counter' can not be referenced from a nonisolated context
func d() -> Int { limit }
struct S {
  func f() { names.append("b") }  // error: main actor-isolated var 'names' can not be mutated from a nonisolated context
  var count: Int { names.count }  // error: main actor-isolated var 'names' can not be referenced from a nonisolated context
  @MainActor func g() { names.append("b") }
}
Task { counter += 1 }
Task.detached { counter += 1 }  // error: main actor-isolated var 'counter' can not be mutated from a nonisolated context
Task.detached { print(await counter) }
nonisolated func e() { print(counter) }  // error: main actor-isolated var 'counter' can not be referenced from a nonisolated context
a()
counter += 1
b()
