// swift-format-ignore-file
// An own `==` for another type isn't the witness of `Equatable`, so `==` is synthesized too.
struct Amount: Equatable {
  var value: Int
  static func == (amount: Amount, value: Int) -> Bool { amount.value == value }
}
print(Amount(value: 3) == Amount(value: 3), Amount(value: 3) != Amount(value: 4))  // expect: true true
print(Amount(value: 3) == 3, [Amount(value: 1)] == [Amount(value: 1)])  // expect: true true
