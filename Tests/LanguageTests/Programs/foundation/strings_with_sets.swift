// swift-format-ignore-file
import Foundation

print("  padded \n".trimmingCharacters(in: .whitespaces) + "|")  // expect: padded  // expect: |
print("  padded \n".trimmingCharacters(in: .whitespacesAndNewlines) + "|")  // expect: padded|
print("--title--".trimmingCharacters(in: CharacterSet(charactersIn: "-")))  // expect: title
print("a,b;c d".components(separatedBy: CharacterSet(charactersIn: ",; ")))  // expect: ["a", "b", "c", "d"]
print("one two\tthree".components(separatedBy: .whitespaces))  // expect: ["one", "two", "three"]
print("a--b".components(separatedBy: "-"), "".components(separatedBy: ","))  // expect: ["a", "", "b"] [""]
print("3 apples, 12 pears".components(separatedBy: .decimalDigits.inverted).filter { !$0.isEmpty })  // expect: ["3", "12"]
print("room 101".unicodeScalars.filter { CharacterSet.decimalDigits.contains($0) }.count)  // expect: 3
print(CharacterSet.letters.contains("x"), CharacterSet.letters.contains("1"))  // expect: true false

var allowed = CharacterSet.alphanumerics
allowed.insert(charactersIn: "-_")
print("snake_case-1".unicodeScalars.allSatisfy(allowed.contains), "no spaces".unicodeScalars.allSatisfy { allowed.contains($0) })  // expect: true false
let vowels: CharacterSet = ["a", "e", "i", "o", "u"]
print("education".filter { !$0.unicodeScalars.contains(where: vowels.contains) })  // expect: dctn
print(vowels.union(.decimalDigits).contains("7"), vowels == CharacterSet(charactersIn: "uoiea"))  // expect: true true
print("the quick brown fox".capitalized, "ÉCOLE".lowercased(with: Locale(identifier: "fr_FR")))  // expect: The Quick Brown Fox école
print("abc".padding(toLength: 6, withPad: ".", startingAt: 0) + "|", "abcdef".padding(toLength: 3, withPad: " ", startingAt: 0))  // expect: abc...| abc
print("a b&c=d/é".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "none")  // expect: a%20b&c=d/%C3%A9
print("a%20b%2F".removingPercentEncoding ?? "none", "%zz".removingPercentEncoding ?? "none")  // expect: a b/ none
let name = "Ada Lovelace"
let initials = name.components(separatedBy: " ").compactMap(\.first).map(String.init).joined()
print(initials)  // expect: AL
"one\ntwo\nthree".enumerateLines { line, stop in
  print(line)  // expect: one // expect: two
  if line == "two" { stop = true }
}
