// swift-format-ignore-file
struct Total {
  var sum = 0
  mutating func add(_ number: Int, then report: () -> Void) {
    sum += number
    report()
  }
}
final class Account {
  var total = Total()
  var entries = 0
  func deposit(_ number: Int) {
    total.add(number) { print(self.entries, self.describe()) }
  }
  func describe() -> String {
    "\(total.sum) in all"  // trap: simultaneous accesses to `total`, but modification requires exclusive access; it is being modified since 13:11
  }
}
let account = Account()
print(account.describe())  // expect: 0 in all
account.deposit(3)
