// A change of a substring's view changes the substring, not its string.
let word = "flowers"
var part = word.dropFirst(2)
print(part.utf16.removeFirst(), part)  // expect: 111 wers
part.unicodeScalars.append("!")
print(part, part.last!, word)  // expect: wers! ! flowers
part.utf8.removeLast(2)
print(part.count, part == "wer", part.startIndex == word.index(word.startIndex, offsetBy: 3))
// expect: 3 true true
part.unicodeScalars.removeAll { $0 == "e" }
print(part)  // expect: wr
var whole = "abc"
whole.utf8 = "xyz".utf8
print(whole)  // expect: xyz
