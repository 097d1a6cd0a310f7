//? Each task checks under one lock and changes under another; T1 and T3 changed the value between them.
import Foundation
import Synchronization

final class Seats: Sendable {
  let left = Mutex(1)
  func book(after pause: Int) async throws {
    if left.withLock({ $0 }) > 0 {
      try await Task.sleep(for: .milliseconds(pause))
      left.withLock { $0 -= 1 }
    }
  }
}
final class Stock: @unchecked Sendable {
  private let lock = NSLock()
  private var amount = 1
  var isEmpty: Bool { lock.withLock { amount == 0 } }
  func take() { lock.withLock { amount -= 1 } }
  func buy(after pause: Int) async throws {
    if isEmpty { return }
    try await Task.sleep(for: .milliseconds(pause))
    take()
  }
}

let seats = Seats()
let first = Task { try await seats.book(after: 50) }
let second = Task { try await seats.book(after: 300) }
try await first.value
try await second.value
print(seats.left.withLock { $0 })

let stock = Stock()
let third = Task { try await stock.buy(after: 50) }
let fourth = Task { try await stock.buy(after: 300) }
try await third.value
try await fourth.value
print(stock.isEmpty)
