// swift-format-ignore-file
protocol Style {}
struct Plain: Style {}
struct Bold: Style { var weight: Double }
extension Style where Self == Plain { static var plain: Plain { Plain() } }
extension Style where Self == Bold { static func bold(_ weight: Double) -> Bold { Bold(weight: weight) } }
func show(_ style: any Style) -> String { "\(style)" }
print(show(.plain))  // expect: Plain()
print(show(.bold(1)), show(.bold(1.5)))  // expect: Bold(weight: 1.0) Bold(weight: 1.5)
let style: any Style = .bold(2)
print(style)  // expect: Bold(weight: 2.0)
let styles: [any Style] = [.plain, .bold(3)]
print(styles.count)  // expect: 2
