// swift-format-ignore-file
protocol Unit { static var symbol: String { get }; static var perBase: Double { get }; init(_ amount: Double); var amount: Double { get } }
extension Unit {
  static func label(_ n: Double) -> String { "\(n) \(symbol)" }
  var label: String { Self.label(amount) }
}
struct Meter: Unit { static let symbol = "m"; static let perBase = 1.0; var amount: Double; init(_ amount: Double) { self.amount = amount } }
struct Foot: Unit { static let symbol = "ft"; static let perBase = 4.0; var amount: Double; init(_ amount: Double) { self.amount = amount } }
func convert<From: Unit, To: Unit>(_ value: From, to: To.Type) -> To {
  To(value.amount / From.perBase * To.perBase)
}
func zero<U: Unit>() -> U { U(0) }
func zero<U: Unit>(_ type: U.Type) -> U { type.init(0) }
print(convert(Meter(3), to: Foot.self).label)  // expect: 12.0 ft
print(convert(Foot(3), to: Meter.self).label)  // expect: 0.75 m
let nothing: Foot = zero()
print(nothing.label, zero(Meter.self).label)  // expect: 0.0 ft 0.0 m
let units: [any Unit.Type] = [Meter.self, Foot.self]
// expect: m 2.0 m Meter // expect: ft 2.0 ft Foot
for unit in units { print(unit.symbol, unit.init(2).label, unit) }
