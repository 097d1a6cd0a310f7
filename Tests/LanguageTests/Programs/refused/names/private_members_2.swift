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
}
var a = Account()
print(a.owner, a.id)
print(Account.secret)  // error: 'secret' is inaccessible due to 'private' protection level
let b = Account(hidden: 1)  // error: argument passed to call that takes no arguments  // says: extra argument 'hidden' in call — not yet in the compiler's words
let c = Account.Inner()  // error: 'Inner' is inaccessible due to 'private' protection level  // says: constant must be declared private because its type uses a private type — not yet in the compiler's words
struct Sub { private var n = 1; var m = 2 }
print(Sub(n: 1, m: 2))  // error: argument passed to call that takes no arguments  // says: extra argument 'n' in call — not yet in the compiler's words
