// A synthesized initializer of a type that belongs to an actor can be called from anywhere, if all that
// it sets can be sent and no initial value needs the actor.
@globalActor actor Other { static let shared = Other() }
@Other final class Empty {
  func name() -> String { "empty" }
}
@Other final class Count { var n = 1 }
@Other struct Pair {
  var n = 2
  let m: String
}
@MainActor struct Screen { var title = "a" }

nonisolated func make() -> (Empty, Count, Pair, Screen) {
  (Empty(), Count(), Pair(m: "b"), Screen())
}
let (empty, count, pair, screen) = make()
print(await empty.name())  // expect: empty
print(await count.n)  // expect: 1
print(pair.n, pair.m)  // expect: 2 b
print(screen.title)  // expect: a
