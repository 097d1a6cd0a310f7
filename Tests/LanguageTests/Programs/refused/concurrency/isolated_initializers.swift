// swift-format-ignore-file
// A synthesized initializer belongs to the type's actor if what it sets can't be sent, or an initial
// value needs the actor.
@globalActor actor Other { static let shared = Other() }
class Box { var a = 0 }
@Other func make() -> Int { 1 }
@Other final class Boxed { var box = Box() }
@Other struct Given { var box: Box }
@Other struct Stepped {
  var n = 1
  var step: () -> Void = {}
}
@Other final class Made { var n = make() }
nonisolated func test() {
  _ = Boxed()  // error: call to global actor 'Other'-isolated initializer 'init()' in a synchronous nonisolated context
  _ = Given(box: Box())  // error: call to global actor 'Other'-isolated initializer 'init(box:)' in a synchronous nonisolated context
  _ = Stepped()  // error: call to global actor 'Other'-isolated initializer 'init()' in a synchronous nonisolated context
  _ = Stepped(n: 1)  // error: call to global actor 'Other'-isolated initializer 'init(n:step:)' in a synchronous nonisolated context
  _ = Made()  // error: call to global actor 'Other'-isolated initializer 'init()' in a synchronous nonisolated context
}
