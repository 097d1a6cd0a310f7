// swift-format-ignore-file
import Foundation

let text = "The rain in Spain stays mainly in the plain"
if let range = text.range(of: "Spain") {
  print(text[range], text[..<range.lowerBound].count, text[range.upperBound...])  // expect: Spain 12  stays mainly in the plain
}
print(text.range(of: "spain") == nil, text.range(of: "spain", options: .caseInsensitive) != nil)  // expect: true true
if let last = text.range(of: "ain", options: .backwards) { print(text.distance(from: text.startIndex, to: last.lowerBound)) }  // expect: 40
print(text.range(of: "The", options: .anchored) != nil, text.range(of: "rain", options: [.anchored, .caseInsensitive]) != nil)  // expect: true false
var count = 0
var searched = text.startIndex..<text.endIndex
while let found = text.range(of: "ain", range: searched) {
  count += 1
  searched = found.upperBound..<text.endIndex
}
print(count)  // expect: 4
print(text.contains("rain"), text.contains("snow"), text.localizedCaseInsensitiveContains("SPAIN"))  // expect: true false true
print(text.replacingOccurrences(of: "ain", with: "a—"))  // expect: The ra— in Spa— stays ma—ly in the pla—
print(text.replacingOccurrences(of: "THE ", with: "", options: .caseInsensitive))  // expect: rain in Spain stays mainly in plain
if let range = text.range(of: "rain") { print(text.replacingCharacters(in: range, with: "snow")) }  // expect: The snow in Spain stays mainly in the plain
print("apple".compare("banana") == .orderedAscending, "B".caseInsensitiveCompare("b") == .orderedSame)  // expect: true true
print("file10".compare("file9", options: .numeric) == .orderedDescending, "b".compare("a").rawValue)  // expect: true 1
print(["b10", "b9", "a1"].sorted { $0.compare($1, options: .numeric) == .orderedAscending })  // expect: ["a1", "b9", "b10"]
print(["éclair", "Zebra", "apple"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })  // expect: ["apple", "éclair", "Zebra"]
print("résumé".folding(options: .diacriticInsensitive, locale: nil))  // expect: resume
if let digit = "abc7def".rangeOfCharacter(from: .decimalDigits) { print("abc7def"[digit]) }  // expect: 7
let sub = text.dropFirst(4)
if let range = sub.range(of: "in") { print(sub[range.lowerBound...].prefix(8)) }  // expect: in in Sp
print(sub.trimmingCharacters(in: .letters), sub.hasPrefix("rain"))  // expect:  in Spain stays mainly in the  true
