//? No note: the check and the change have the lock once, the first access is to another property, or only T3 writes.
import Foundation

final class Stock: @unchecked Sendable {
  private let lock = NSLock()
  private var amount = 2
  private var name = "tea"
  func takeIfAny() {
    lock.withLock { if amount > 0 { amount -= 1 } }
  }
  func title() -> String { lock.withLock { name } }
  func look() -> Int { lock.withLock { amount } }
  func fill() { amount = 9 }
}

let stock = Stock()
let first = Task {
  print(stock.title())
  try await Task.sleep(for: .milliseconds(50))
  stock.takeIfAny()
}
try await first.value
let second = Task {
  print(stock.title())
  try await Task.sleep(for: .milliseconds(50))
  stock.takeIfAny()
}
try await second.value
let third = Task {
  print(stock.look())
  stock.fill()
  stock.takeIfAny()
  print(stock.look())
}
await third.value
