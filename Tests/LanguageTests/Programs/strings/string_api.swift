// swift-format-ignore-file
var s = "Hello, World"
// expect: 12 HELLO, WORLD hello, world true false true H d false dlroW ,olleH
print(s.count, s.uppercased(), s.lowercased(), s.hasPrefix("Hell"), s.hasSuffix("x"), s.contains("lo, W"), s.first!, s.last!, s.isEmpty, s.reversed().map(String.init).joined())
// expect: ["Hello,", "World"] ["Hello", "World"] Hell Helld WORLD Heo, Word ababab
print(s.split(separator: " "), s.split { ", ".contains($0) }, s.firstIndex(of: "o").map { s[..<$0] } ?? "", s.prefix(3) + s.suffix(2), s.dropFirst(7).uppercased(), s.filter { $0 != "l" }, String(repeating: "ab", count: 3))
// expect: *Hello, World! * Hello, World! !
s.append("!"); s += "?"; s.insert("*", at: s.startIndex); s.removeLast(); print(s, s.remove(at: s.startIndex), s, s.popLast()!)
// expect: Bye, World Bye, W0rld e, World 1
s.replaceSubrange(s.startIndex..<s.index(s.startIndex, offsetBy: 5), with: "Bye"); print(s, s.replacing("o", with: "0"), s.trimmingPrefix("By"), s.ranges(of: "o").count)
// expect: e By e, World d 2 true
let i = s.index(s.startIndex, offsetBy: 2); print(s[i], s[..<i], s[i...], s[s.index(before: s.endIndex)], s.distance(from: s.startIndex, to: i), s.index(i, offsetBy: 99, limitedBy: s.endIndex) == nil)
// expect: true true true true true 1 2 1 8 true
print("a" < "b", "a" == "a", "Zebra" < "apple", "10" < "9", "é" == "e\u{301}", "e\u{301}".count, "e\u{301}".unicodeScalars.count, "👨‍👩‍👧".count, "🇩🇪".utf8.count, "" == String())
// expect: ["a", "b-c"] xy ["a", "b", "c"] ab ["A", "B", "C"] ["0a", "1b", "2c"] c true ["a", "b", "c"] abc
print("a-b-c".split(separator: "-", maxSplits: 1), ["x", "y"].joined(), Array("abc"), String(["a", "b"] as [Character]), "abc".map { $0.uppercased() }, "abc".enumerated().map { "\($0)\($1)" }, "abc".max()!, "b" as Character > "a", "cab".sorted(), String("cab".sorted()))
// expect: x	y\z"q" raw \n 2 A 2 ["line1", "line2"] true true [1, 2]
print("x\ty\\z\"q\"", #"raw \n \#(1 + 1)"#, "\u{41}", "a\nb".split(separator: "\n").count, "line1\nline2".split(whereSeparator: \.isNewline), "abc".starts(with: "ab"), "tick".allSatisfy(\.isLetter), "a1b2".compactMap(\.wholeNumberValue))
// expect: pq false ab true true true bc
s.removeAll(); s.append(contentsOf: ["p", "q"] as [Character]); print(s, s.isEmpty, "abc".prefix { $0 < "c" }, "abc".firstIndex(of: "z") == nil, "Ab".lowercased() == "aB".lowercased(), "a,b".contains(","), "abcabc".lastIndex(of: "b").map { "abcabc"[$0...] }!)
// expect: h true é false Swift
for c in "hé" { print(c, c.isASCII, terminator: " ") }; print("swift".first!.uppercased() + "swift".dropFirst())
