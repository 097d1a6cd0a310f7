import Foundation
import LineEditing
import Testing

@Suite("signals", .serialized)
struct SignalTests {
  @Test("a signal calls the closure, each time", arguments: [SIGINT, SIGUSR1, SIGINT])
  func interrupt(_ number: Int32) async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
    let interrupts = Interrupts([SIGINT, SIGUSR1]) { continuation.yield($0) }
    var signals = stream.makeAsyncIterator()
    for _ in 1...3 {
      kill(getpid(), number)
      #expect(await signals.next() == number)
    }
    withExtendedLifetime(interrupts) {}
  }
}
