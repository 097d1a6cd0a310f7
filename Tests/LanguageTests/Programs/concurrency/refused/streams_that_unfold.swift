// swift-format-ignore-file
// The closure isn't on the actor of the code around it.
enum Shared { @MainActor static var count = 0 }
@MainActor func numbers() -> AsyncStream<Int> {
  AsyncStream(unfolding: { Shared.count += 1; return Shared.count })  // error: main actor-isolated static property 'count' cannot be accessed from outside of the actor
}
actor Counter {
  var count = 0
  func numbers() -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { self.count += 1; return self.count < 3 ? 1 : nil }  // error: actor-isolated property 'count' cannot be accessed from outside of the actor
  }
}
