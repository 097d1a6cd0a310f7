// swift-format-ignore-file
struct Report {
  var lines = ["a"]
  lazy var text = lines.joined()
  lazy var shout: String = text + "!"
}
var report = Report()
print(report.shout)
let fixed = Report()
print(fixed.text)  // error: cannot use mutating getter on immutable value: 'fixed' is a 'let' constant
func show(_ r: Report) { print(r.text) }  // error: cannot use mutating getter on immutable value: 'r' is a 'let' constant
func change(_ r: inout Report) { print(r.text) }
print(Report().text)  // error: cannot use mutating getter on immutable value: function call returns immutable value
extension Report {
  func count() -> Int { text.count }  // error: cannot use mutating getter on immutable value: 'self' is immutable
  mutating func size() -> Int { text.count }
}
change(&report)
