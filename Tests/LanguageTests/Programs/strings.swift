// swift-format-ignore-file
let s = "Hello, Wörld"
// expect: 12 HELLO, WÖRLD hello, wörld true false
print(s.count, s.uppercased(), s.lowercased(), s.hasPrefix("He"), s.hasSuffix("x"))
// expect: ["Hello", " Wörld"] true H d
print(s.split(separator: ",").map { String($0) }, s.contains("W"), s.first!, s.last!)
// expect: dlröW ,olleH Hel ld Wörld
print(String(s.reversed()), s.prefix(3), s.suffix(2), s.dropFirst(7))
var t = "a"
t += "b"
t.append("c")
t.append(Character("d"))
// expect: abcd true true false ---
print(t, t == "abcd", t < "b", t.isEmpty, String(repeating: "-", count: 3))
for (i, c) in "xyz".enumerated() { print(i, c, terminator: ";") }
print()  // expect: 0 x;1 y;2 z;
// expect: a+b+c ["h!", "e!", "y!"]
print("a-b-c".split(separator: "-").joined(separator: "+"), Array("hey").map { "\($0)!" })
// expect: [true] b 13 1.5 Optional(true)
print("x".map { $0.isLetter }, "ab".filter { $0 != "a" }, Int("12")! + 1, Double("1.5")!, Bool("true") as Any)
print("line1\nline2".split(separator: "\n").count, "tab\t|", "\u{41}")  // expect: 2 tab	| A
let c: Character = "z"
print(c, c.isLetter, String(c), c == "z", "abc".contains(c))  // expect: z true z true false
print("😀é".count, "e\u{301}".count)  // expect: 2 1
print("abc" + String(1) + "\(2)" + String(describing: 3.0))  // expect: abc123.0
