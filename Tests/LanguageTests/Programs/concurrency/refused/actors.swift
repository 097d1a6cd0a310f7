// swift-format-ignore-file
actor Counter {
  var value = 0
  func increment() { value += 1 }
  func read(_ other: Counter) -> Int { other.value }  // error: actor-isolated property 'value' can not be referenced on a nonisolated actor instance
}
let counter = Counter()
func sync(_ counter: Counter) {
  counter.increment()  // error: call to actor-isolated instance method 'increment()' in a synchronous nonisolated context
}
func other() async {
  counter.value = 2  // error: actor-isolated property 'value' can not be mutated from a nonisolated context
  counter.increment()  // error: actor-isolated instance method 'increment()' cannot be called from outside of the actor
}
@globalActor actor Own { static let shared = Own() }
@Own func onOwn() {}
func plain() { onOwn() }  // error: call to global actor 'Own'-isolated global function 'onOwn()' in a synchronous nonisolated context
@Own var shared = 0  // error: top-level code variables cannot have a global actor
func on(_ a: isolated Counter, _ b: isolated Counter) {}  // error: cannot have more than one 'isolated' parameter
