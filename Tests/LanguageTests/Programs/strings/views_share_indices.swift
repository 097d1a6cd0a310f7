// swift-format-ignore-file
let t = "Swift 🇩🇪é"
let i = t.utf16.index(t.startIndex, offsetBy: 2)
print(t[i])
print(t.utf16[i], t.unicodeScalars[i], t.utf8[i])
print(t.utf16.endIndex == t.endIndex)
let j = t.unicodeScalars.index(after: t.startIndex)
print(t[j...])
for k in t.unicodeScalars.indices.prefix(2) { print(t.unicodeScalars[k]) }
if let p = t.utf8.firstIndex(of: UInt8(ascii: "f")) { print(t[p...], t[..<p]) }
print(t.unicodeScalars.distance(from: t.startIndex, to: t.endIndex))
print(String(t.utf16[t.utf16.startIndex..<i])!)
print(String(t.unicodeScalars.prefix(3)), t.utf16.prefix(2).count)
let u = t.utf16.index(t.utf16.startIndex, offsetBy: 7)
print(u.samePosition(in: t) as Any, u.utf16Offset(in: t), String.Index(utf16Offset: 2, in: t) == i)
let q = t.index(t.startIndex, offsetBy: 6)
print(t.utf16.distance(from: t.startIndex, to: q), t.utf8.distance(from: q, to: t.endIndex))
print(t.utf8.index(q, offsetBy: 1, limitedBy: t.endIndex) != nil)
let t2 = "a🇩🇪e\u{301}x"
for i in t2.utf16.indices { print(i, t2.utf16[i], terminator: " | ") }
print()
for i in t2.unicodeScalars.indices { print(i, terminator: " | ") }
for i in t2.indices { print(i, terminator: " | ") }
print(t2.endIndex, t2.startIndex, t2.utf8.index(after: t2.startIndex))
let sub2 = t2.dropFirst()
print(sub2.utf8.startIndex, sub2.utf16.count, sub2.unicodeScalars.first!, type(of: sub2.utf8), type(of: t2.utf8.dropFirst()), type(of: t2.unicodeScalars))
var s2 = "abc"
s2.unicodeScalars.append("d")
s2.unicodeScalars.removeFirst()
print(s2, Character("é").unicodeScalars.count, Character("é").utf16.count)
s2.unicodeScalars.insert("z", at: s2.startIndex)
print(s2)
print(t2.utf16.index(t2.startIndex, offsetBy: 2).samePosition(in: t2) as Any)
print(t2.unicodeScalars.index(t2.startIndex, offsetBy: 2).samePosition(in: t2) as Any)
print(String.Index(t2.utf8.index(t2.startIndex, offsetBy: 1), within: t2) as Any)
print(String(t2.utf8.prefix(1))!, String(t2.utf16.dropFirst(5))!, String(t2.unicodeScalars.reversed().map(Character.init)))
print(String(decoding: t2.utf8.prefix(5), as: UTF8.self), String(decoding: Array(t2.utf16), as: UTF16.self))
print(Array(t2.utf8.suffix(3)), t2.utf8.count, t2.utf8.contains(97), t2.utf16.contains(97))
print(t2.utf8.elementsEqual(t2.utf8), t2.unicodeScalars.filter { $0.properties.isAlphabetic }.count)
print(t2.utf16.distance(from: t2.startIndex, to: t2.endIndex), t2.utf8.reversed().first!, t2.utf16.last!)
print("abc".utf8, "abc".unicodeScalars, Substring("abc").unicodeScalars.map(\.value))
var view = String.UnicodeScalarView()
view.append(contentsOf: "hé".unicodeScalars); print(String(view), view.count)
print(t2.utf8.starts(with: "a".utf8), t2.unicodeScalars.starts(with: "a".unicodeScalars))
// expect: i
// expect: 105 i 105
// expect: true
// expect: wift 🇩🇪é
// expect: S
// expect: w
// expect: ft 🇩🇪é Swi
// expect: 9
// expect: Sw
// expect: Swi 2
// expect: nil 7 true
// expect: 6 10
// expect: true
// expect: 0[any] 97 | 1[utf8] 55356 | 1[utf8]+1 56809 | 5[utf8] 55356 | 5[utf8]+1 56810 | 9[utf8] 101 | 10[utf8] 769 | 12[utf8] 120 | 
// expect: 0[any] | 1[utf8] | 5[utf8] | 9[utf8] | 10[utf8] | 12[utf8] | 0[any] | 1[utf8] | 9[utf8] | 12[utf8] | 13[utf8] 0[any] 1[utf8]
// expect: 1[utf8] 7 🇩 UTF8View UTF8View UnicodeScalarView
// expect: bcd 1 1
// expect: zbcd
// expect: nil
// expect: nil
// expect: Optional(1[utf8])
// expect: a éx x́e🇪🇩a
// expect: a🇩 a🇩🇪éx
// expect: [204, 129, 120] 13 true true
// expect: true 3
// expect: 8 120 120
// expect: abc abc [97, 98, 99]
// expect: hé 2
// expect: true true
