/// A type-level number. The type for any number can be made at run time.
///
/// It is binary, so that the type of the number n is nested only log n deep.
protocol Numeral {
  static var number: Int { get }
}

enum Zero: Numeral {
  static var number: Int { 0 }
}

enum Twice<Half: Numeral>: Numeral {
  static var number: Int { 2 * Half.number }
}

enum TwicePlusOne<Half: Numeral>: Numeral {
  static var number: Int { 2 * Half.number + 1 }
}

/// Returns the type of a nonnegative number.
func numeral(_ number: Int) -> any Numeral.Type {
  guard number > 0 else { return Zero.self }
  return number.isMultiple(of: 2)
    ? twice(numeral(number / 2)) : twicePlusOne(numeral(number / 2))
}

private func twice<Half: Numeral>(_ half: Half.Type) -> any Numeral.Type { Twice<Half>.self }

private func twicePlusOne<Half: Numeral>(_ half: Half.Type) -> any Numeral.Type {
  TwicePlusOne<Half>.self
}
