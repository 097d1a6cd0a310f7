// swift-format-ignore-file
struct Wallet {
  private var cash = 5
  private mutating func spend() { cash -= 1 }
}
extension Wallet {
  var total: Int { cash }
  mutating func buy() { spend() }
}
struct Thief {
  func steal(_ w: Wallet) -> Int { w.cash }  // error: 'cash' is inaccessible due to 'private' protection level
  func take(_ w: inout Wallet) { w.spend() }  // error: 'spend' is inaccessible due to 'private' protection level
}
func peek(_ w: Wallet) { print(w.cash) }  // error: 'cash' is inaccessible due to 'private' protection level
let path = \Wallet.cash  // error: 'cash' is inaccessible due to 'private' protection level
extension Wallet { private func hidden() {} }
Wallet().hidden()  // error: 'hidden' is inaccessible due to 'private' protection level
