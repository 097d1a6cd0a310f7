//? D1 has a and waits for b, D2 has b and waits for a.
import Dispatch
import Foundation

final class Account: @unchecked Sendable {
  let name: String
  let lock = NSLock()
  var balance = 100
  init(_ name: String) { self.name = name }
}

func transfer(_ amount: Int, from: Account, to: Account) {
  from.lock.lock()
  print("locked \(from.name)")
  Thread.sleep(forTimeInterval: from.name == "a" ? 0.3 : 0.2)
  to.lock.lock()
  from.balance -= amount
  to.balance += amount
  to.lock.unlock()
  from.lock.unlock()
  print("transferred \(amount)")
}

let a = Account("a")
let b = Account("b")
DispatchQueue.global().async { transfer(10, from: a, to: b) }
DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100)) {
  transfer(5, from: b, to: a)
}
try await Task.sleep(for: .milliseconds(900))
print("a: \(a.balance), b: \(b.balance)")
