// swift-format-ignore-file
actor Counter {
  var count = 0
  func add() {}
  func wait() async {}
  subscript(index: Int) -> Int { index }
  var later: Int { get async { 1 } }
}
@MainActor final class Model { var name = ""; static var all = 1; func load() {} }
func plain() async -> Int { 1 }
func one(_ counter: Counter, _ model: Model) async {
  print(counter.count) // error: actor-isolated property 'count' cannot be accessed from outside of the actor
  counter.add() // error: actor-isolated instance method 'add()' cannot be called from outside of the actor
  counter.wait() // error: actor-isolated instance method 'wait()' cannot be called from outside of the actor
  print(counter[1]) // error: actor-isolated subscript 'subscript(_:)' cannot be accessed from outside of the actor
  print(counter.later) // error: actor-isolated property 'later' cannot be accessed from outside of the actor
  model.load() // error: main actor-isolated instance method 'load()' cannot be called from outside of the actor
  print(model.name) // error: main actor-isolated property 'name' cannot be accessed from outside of the actor
  print(Model.all) // error: main actor-isolated static property 'all' cannot be accessed from outside of the actor
  print("\(counter.count)") // error: actor-isolated property 'count' cannot be accessed from outside of the actor
}
func several(_ counter: Counter) async {
  print(counter.count, counter.count) // error: expression is 'async' but is not marked with 'await'
  let sum = plain() + counter.count // error: expression is 'async' but is not marked with 'await'
  let rest = 1 + plain() // error: expression is 'async' but is not marked with 'await'
  let both = [await plain(), counter.count] // error: actor-isolated property 'count' cannot be accessed from outside of the actor
  print(sum, rest, both)
}
