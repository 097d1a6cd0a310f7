import Foundation
import LineEditing
import Testing

@Suite("signals", .serialized)
struct SignalTests {
  @Test("a signal calls the closure", arguments: [SIGINT, SIGTERM])
  func interrupt(_ number: Int32) async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
    let interrupts = Interrupts([SIGINT, SIGTERM]) { continuation.yield($0) }
    for _ in 1...2 {
      kill(getpid(), number)
      var signals = stream.makeAsyncIterator()
      #expect(await signals.next() == number)
    }
    withExtendedLifetime(interrupts) {}
  }
}
