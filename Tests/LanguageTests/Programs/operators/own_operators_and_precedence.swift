// swift-format-ignore-file
precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}
precedencegroup PipePrecedence {
  lowerThan: AdditionPrecedence
  associativity: left
}
infix operator **: PowerPrecedence
infix operator |>: PipePrecedence
prefix operator √
postfix operator %%
func ** (base: Int, exponent: Int) -> Int { exponent == 0 ? 1 : base * base ** (exponent - 1) }
func |> <A, B>(value: A, f: (A) -> B) -> B { f(value) }
prefix func √ (n: Double) -> Double { n.squareRoot() }
postfix func %% (n: Double) -> Double { n / 100 }
print(2 ** 3 ** 2, 2 * 3 ** 2, (2 ** 3) ** 2)  // expect: 512 18 64
func tenfold(_ n: Int) -> Int { n * 10 }
func quoted(_ n: Int) -> String { "<\(n)>" }
print(1 + 2 |> tenfold |> quoted, 1 |> { $0 + 1 })  // expect: <30> 2
print(√16.0, 50.0%%, √9 + 1)  // expect: 4.0 0.5 4.0
func half(_ n: Int) -> Int { n / 2 }
print(100 |> half |> half |> half)  // expect: 12
