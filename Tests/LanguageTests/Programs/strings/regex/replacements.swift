// swift-format-ignore-file
print("a-b-c".replacing(/-/, with: "+"))  // expect: a+b+c
print("a-b-c".replacing(/-/, with: "+", maxReplacements: 1))  // expect: a+b-c
print("a1b22c333".replacing(/\d+/) { m in String(Int(m.output)! * 2) })  // expect: a2b44c666
print("John Smith".replacing(/(\w+) (\w+)/) { "\($0.2) \($0.1)" })  // expect: Smith John
print("x=1".replacing(/(?<k>\w)=(?<v>\d)/) { m in "\(m.v)=\(m.k)" })  // expect: 1=x
var text = "hello world"
text.replace(/o/, with: "0")
print(text)  // expect: hell0 w0rld
text.replace(/l+/) { m in String(repeating: "L", count: m.0.count) }
print(text)  // expect: heLL0 w0rLd
text.replace(/[a-z]/, with: "", maxReplacements: 3)
print(text)  // expect: LL0 0rLd
print("abc".replacing(/x*/, with: "."))  // expect: .a.b.c.
print("".replacing(/x*/, with: "."))  // expect: .
print("tel: 555-1234".replacing(/\d/, with: "#"))  // expect: tel: ###-####
struct E: Error {}
do { _ = try "a1".replacing(/\d/) { _ -> String in throw E() } } catch { print("thrown", error) }  // expect: thrown E()
print("aXbX"[...].replacing(/X/, with: "-"))  // expect: a-b-
let sub = "hello hello".dropFirst(6)
print(sub.replacing(/l+/, with: "L"), sub.firstMatch(of: /^h/)?.0 ?? "none", sub.contains(/o\b/))  // expect: heLo h true
