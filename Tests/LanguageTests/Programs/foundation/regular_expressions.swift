import Foundation

// Strings.
let order = "tea 12, cake 7"
print(order.range(of: "[0-9]+", options: .regularExpression).map { order[$0] } as Any)
// expect: Optional("12")
print(order.range(of: "(", options: .regularExpression) == nil)  // expect: true
let counted = "([a-z]+) ([0-9]+)"
print(order.replacingOccurrences(of: counted, with: "$2×$1", options: .regularExpression))
// expect: 12×tea, 7×cake
print(order.range(of: "^TEA", options: [.regularExpression, .caseInsensitive]) != nil)
// expect: true
print(order.range(of: "cake", options: [.regularExpression, .anchored]) == nil)  // expect: true
let rest = order.dropFirst(4)
print(rest.range(of: "^\\d+", options: .regularExpression).map { order[$0] } as Any)
// expect: Optional("12")
let second = order.index(after: order.startIndex)..<order.endIndex
print(order.range(of: "^e", options: .regularExpression, range: second) != nil)  // expect: true
print("aaa".replacingOccurrences(of: "a", with: "b", options: [], range: "aaa".range(of: "a")))
// expect: baa

// Expressions, whose places are offsets into UTF-16.
let text = "é👍🏽 12-ab, 7-é"
let whole = NSRange(text.startIndex..., in: text)
let pairs = try NSRegularExpression(pattern: #"(\d+)-(?<word>\w+)?"#)
print(whole, pairs.numberOfCaptureGroups, pairs.numberOfMatches(in: text, range: whole))
// expect: {0, 16} 2 2
for match in pairs.matches(in: text, range: whole) {
  let number = Range(match.range(at: 1), in: text).map { text[$0] }
  print(match.range, number as Any, match.range(withName: "word"), match.numberOfRanges)
}
// expect: {6, 5} Optional("12") {9, 2} 3
// expect: {13, 3} Optional("7") {15, 1} 3
print(pairs.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil)  // expect: true
print(pairs.rangeOfFirstMatch(in: "-", range: NSMakeRange(0, 1)).location == NSNotFound)
// expect: true
print(pairs.stringByReplacingMatches(in: text, range: whole, withTemplate: "<$2>"))
// expect: é👍🏽 <ab>, <é>
let optional = try NSRegularExpression(pattern: "a(b)?", options: .caseInsensitive)
let found = optional.firstMatch(in: "xA", range: NSRange(location: 0, length: 2))
print(found?.range(at: 1).location == NSNotFound, found?.range as Any)
// expect: true Optional({1, 1})
print(NSRegularExpression.escapedPattern(for: "1.5 (€)"))  // expect: 1\.5 \(€\)
print(NSRegularExpression.escapedTemplate(for: "$1"))  // expect: \$1
do {
  _ = try NSRegularExpression(pattern: "(a")
} catch {
  print(error.localizedDescription)
  // expect: The operation could not be completed. The value is invalid.
}
let middle = "a👍b".range(of: "👍")!
print(NSRange(middle, in: "a👍b"), Range(NSRange(location: 1, length: 2), in: "a👍b") == middle)
// expect: {1, 2} true
print(NSRange(2..<5), NSRange(...3), Range(NSRange(location: 1, length: 1)) as Any)
// expect: {2, 3} {0, 4} Optional(Range(1..<2))
print(common(5), Set([NSRange(location: 1, length: 2)]).count)  // expect: nil 1
func common(_ place: Int) -> NSRange? {
  NSRange(location: 0, length: place).intersection(NSRange(location: place, length: 1))
}
