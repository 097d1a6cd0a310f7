// swift-format-ignore-file
import Foundation
// report formatter: table with NumberFormatter columns
struct Column<Row> { let title: String; let width: Int; let alignment: Alignment; let text: (Row) -> String; enum Alignment { case left, right }
  static func number(_ title: String, _ path: KeyPath<Row, Double>, style: NumberFormatter.Style = .decimal, digits: Int = 2, width: Int = 10) -> Column { let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); f.numberStyle = style; f.maximumFractionDigits = digits; f.minimumFractionDigits = digits; return Column(title: title, width: width, alignment: .right) { f.string(from: NSNumber(value: $0[keyPath: path])) ?? "" } }
  static func text(_ title: String, _ path: KeyPath<Row, String>, width: Int = 8) -> Column { Column(title: title, width: width, alignment: .left) { $0[keyPath: path] } }
  func pad(_ s: String) -> String { let space = String(repeating: " ", count: max(0, width - s.count)); return alignment == .left ? s + space : space + s } }
struct Table<Row> { let columns: [Column<Row>]; func render(_ rows: [Row]) -> String { ([columns.map { $0.pad($0.title) }] + rows.map { r in columns.map { $0.pad($0.text(r)) } }).map { $0.joined(separator: "|").trimmingCharacters(in: .whitespaces) }.joined(separator: "\n") } }
struct Sale { let region: String; let amount: Double; let growth: Double }
let sales = [Sale(region: "North", amount: 12345.678, growth: 0.1234), Sale(region: "South", amount: -99.5, growth: -0.05), Sale(region: "West", amount: 1e6, growth: 0)]
print(Table<Sale>(columns: [.text("Region", \.region), .number("Amount", \.amount, style: .currency, width: 14), .number("Growth", \.growth, style: .percent, digits: 1)]).render(sales))
let total = sales.map(\.amount).reduce(0, +)
print(total.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))), total.formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US"))), sales.map(\.region).formatted(.list(type: .and)))
let spell = NumberFormatter(); spell.numberStyle = .spellOut; spell.locale = Locale(identifier: "en_US")
print([1, 21, 100].map { spell.string(from: $0 as NSNumber)! }, spell.number(from: "forty-two") ?? -1)
let parser = NumberFormatter(); parser.numberStyle = .decimal; parser.locale = Locale(identifier: "en_US")
print(["1,234.5", "abc", "-7"].map { parser.number(from: $0)?.doubleValue })
// expect: Region  |        Amount|    Growth
// expect: North   |    $12,345.68|     12.3%
// expect: South   |       -$99.50|     -5.0%
// expect: West    | $1,000,000.00|      0.0%
// expect: $1,012,246.18 1,012,246.2 North, South, and West
// expect: ["one", "twenty-one", "one hundred"] 42
// expect: [Optional(1234.5), nil, Optional(-7.0)]
