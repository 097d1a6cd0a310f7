import Foundation

/// A decimal number of Foundation, as a value of the program.
final class DecimalBox: NativeValue {
  let number: Decimal

  init(_ number: Decimal) { self.number = number }

  static var leadsOn: Bool { false }
  var typeName: String { "Decimal" }
  var description: String { number.description }

  func isEqual(to other: any NativeValue) -> Bool {
    (other as? DecimalBox).map { $0.number == number } ?? false
  }

  func isLess(than other: DecimalBox) -> Bool { number < other.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension Arguments {
  func decimal(_ index: Int) throws(Trap) -> Decimal {
    guard case .native(let native) = try value(index), let box = native as? DecimalBox else {
      throw Trap(.custom("argument \(index) is no decimal number"))
    }
    return box.number
  }
}

extension Value {
  init(_ number: Decimal) { self = .native(DecimalBox(number)) }
}
