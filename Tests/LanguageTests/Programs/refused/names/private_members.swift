// swift-format-ignore-file
struct Account {
  private var balance = 0
  fileprivate var owner = "A"
  private(set) var id = 1
  private init(hidden: Int) {}
  init() {}
  private func reset() {}
  private static let secret = "s"
  private struct Inner { var x = 1 }
  func inner() -> Inner { Inner() }  // error: method must be declared private because its result uses a private type
}
var a = Account()
print(a.balance)  // error: 'balance' is inaccessible due to 'private' protection level
print(a.owner, a.id)
a.reset()  // error: 'reset' is inaccessible due to 'private' protection level
a.id = 2  // error: cannot assign to property: 'id' setter is inaccessible
struct Sub { private var n = 1; var m = 2 }
