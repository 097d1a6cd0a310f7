//? Each buyer checks and takes under two separate locks, so both see the last seat, and left becomes -1.
import Synchronization

final class Seats: Sendable {
  private let left = Mutex(1)
  var isFree: Bool { left.withLock { $0 > 0 } }
  func take() async {
    guard isFree else { return }
    try? await Task.sleep(for: .milliseconds(40))
    left.withLock { $0 -= 1 }
  }
  var rest: Int { left.withLock { $0 } }
}
let seats = Seats()
let ann = Task { await seats.take() }
try await Task.sleep(for: .milliseconds(15))
let bob = Task { await seats.take() }
await ann.value
await bob.value
print(seats.rest)
