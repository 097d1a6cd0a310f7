// swift-format-ignore-file
enum BankError: Error, Equatable {
  case insufficient(needed: Int)
  case frozen(String)
  case invalid(amount: Int)
}
final class Account {
  let owner: String
  private(set) var balance: Int { didSet { history.append(balance - oldValue) } }
  private(set) var history: [Int] = []
  var isFrozen = false
  init(owner: String, balance: Int = 0) { self.owner = owner; self.balance = balance }
  func deposit(_ amount: Int) throws { try check(amount); balance += amount }
  func withdraw(_ amount: Int) throws {
    try check(amount)
    guard amount <= balance else { throw BankError.insufficient(needed: amount - balance) }
    balance -= amount
  }
  private func check(_ amount: Int) throws {
    guard !isFrozen else { throw BankError.frozen(owner) }
    guard amount > 0 else { throw BankError.invalid(amount: amount) }
  }
}
func transfer(_ amount: Int, from: Account, to: Account) throws {
  try from.withdraw(amount)
  do { try to.deposit(amount) } catch {
    try from.deposit(amount)
    throw error
  }
}
let ada = Account(owner: "Ada", balance: 100), bob = Account(owner: "Bob")
for (amount, freeze) in [(30, false), (500, false), (-1, false), (10, true)] {
  bob.isFrozen = freeze
  do {
    try transfer(amount, from: ada, to: bob)
    print("moved", amount)
  } catch BankError.insufficient(let needed) {
    print("short by", needed)
  } catch let error as BankError where error == .frozen("Bob") {
    print("Bob is frozen")
  } catch {
    print("other:", error)
  }
}
print(ada.balance, bob.balance, ada.history, bob.history)
// expect: moved 30
// expect: short by 430
// expect: other: invalid(amount: -1)
// expect: Bob is frozen
// expect: 70 30 [-30, -10, 10] [30]
