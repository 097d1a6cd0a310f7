// swift-format-ignore-file
import Foundation
let f = NumberFormatter()
print(f.string(from: 1234.5) ?? "nil", f.string(from: NSNumber(value: 12)) ?? "nil")
f.numberStyle = .decimal
f.locale = Locale(identifier: "en_US")
print(f.string(from: 1234567.891)!, f.string(from: 0.5)!, f.string(from: -3)!)
f.minimumFractionDigits = 2
f.maximumFractionDigits = 2
print(f.string(from: 1234.5)!, f.string(from: NSNumber(value: 2.345))!, f.string(from: 2.355)!)
f.usesGroupingSeparator = false
print(f.string(from: 1234.5)!)
f.numberStyle = .currency
f.usesGroupingSeparator = true
f.currencyCode = "EUR"
print(f.string(from: 1234.5)!)
let p = NumberFormatter()
p.locale = Locale(identifier: "en_US")
p.numberStyle = .percent
print(p.string(from: 0.256)!)
p.maximumFractionDigits = 1
print(p.string(from: 0.2567)!, p.maximumFractionDigits, p.minimumFractionDigits)
p.numberStyle = .ordinal
print(p.string(from: 3)!)
p.numberStyle = .spellOut
print(p.string(from: 42)!)
p.numberStyle = .scientific
print(p.string(from: 12345)!)
let q = NumberFormatter()
q.locale = Locale(identifier: "de_DE")
q.numberStyle = .decimal
print(q.string(from: 1234567.89)!, q.number(from: "1.234,5")!.doubleValue, q.number(from: "x") as Any)
q.locale = Locale(identifier: "en_US")
let n = q.number(from: "1,234.5")!
print(n, n.intValue, n.doubleValue, n.stringValue, n.boolValue, n == 1234.5)
q.roundingMode = .down
q.maximumFractionDigits = 0
print(q.string(from: 2.9)!)
q.positivePrefix = "+"
q.minimumIntegerDigits = 3
print(q.string(from: 2)!)
let d = NumberFormatter()
d.numberStyle = .decimal
d.groupingSeparator = "_"
d.decimalSeparator = ":"
print(d.string(from: 1234567.5)!)
d.groupingSeparator = ","
d.generatesDecimalNumbers = true
print(NumberFormatter.localizedString(from: 1234.5, number: .decimal))
let c = NumberFormatter()
c.numberStyle = .currency
c.locale = Locale(identifier: "en_US")
print(c.string(from: NSDecimalNumber(decimal: 19.99))!, c.string(from: 5 as NSNumber)!, c.currencySymbol!)
print(c.string(from: -5)!, c.string(from: Decimal(2) as NSDecimalNumber)!)
c.currencySymbol = "$$"
c.maximumFractionDigits = 0
print(c.string(from: 1999.5)!)
print(c.string(from: NSNumber(value: true))!)
let x: NSNumber = 3
print(x, type(of: x.intValue), x as! Int, x as? Double as Any, x as? Bool as Any)
let any: Any = NSNumber(value: 2.5)
print(any as? Double as Any, any as? Int as Any, any is NSNumber)
print(NSNumber(value: true), NSNumber(value: 1.0), NSNumber(value: 1) == NSNumber(value: 1.0), NSNumber(value: 3).compare(4) == .orderedAscending)
print(Int(truncating: 3.7), Double(truncating: 2), Bool(truncating: 1), Int(exactly: NSNumber(value: 2.5)) as Any)
f.maximumSignificantDigits = 3
f.usesSignificantDigits = true
f.numberStyle = .decimal
print(f.string(from: 1234.5)!, f.string(from: 0.0012345)!)
print(f.minimumSignificantDigits, c.minimumFractionDigits, c.maximumFractionDigits, NumberFormatter().maximumFractionDigits, NumberFormatter().minimumIntegerDigits)
print(1 as NSNumber, 2.5 as NSNumber, true as NSNumber, NSDecimalNumber(string: "1.10"))
// expect: 1234 12
// expect: 1,234,567.891 0.5 -3
// expect: 1,234.50 2.345 2.355
// expect: 1234.50
// expect: €1,234.50
// expect: 26%
// expect: 25.7% 1 0
// expect: 3rd
// expect: forty-two
// expect: 1.2E4
// expect: 1.234.567,89 1234.5 nil
// expect: 1234.5 1234 1234.5 1234.5 true true
// expect: 2
// expect: +002
// expect: 1_234_567:5
// expect: 1,234.5
// expect: $19.99 $5.00 $
// expect: -$5.00 $2.00
// expect: $$1,999.50
// expect: $$1.00
// expect: 3 Int 3 Optional(3.0) nil
// expect: Optional(2.5) nil true
// expect: 1 1.0 true true
// expect: 3 2.0 true nil
// expect: 1,230 0.00123
// expect: -1 2 0 0 1
// expect: 1 2.5 1 1.1
