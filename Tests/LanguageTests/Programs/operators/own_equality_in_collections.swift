// swift-format-ignore-file
struct Word: Equatable { let text: String; static func == (a: Word, b: Word) -> Bool { print("compare", a.text, b.text); return a.text.lowercased() == b.text.lowercased() } }
let words = [Word(text: "a"), Word(text: "B")]
print(words.contains(Word(text: "b")))
print(words.firstIndex(of: Word(text: "A")) ?? -1)
print(words == [Word(text: "A"), Word(text: "b")])
print(words[0] != words[1])
let maybe: Word? = words[0]
print(maybe == Word(text: "A"), maybe == nil)
switch words[1] { case Word(text: "b"): print("it is b"); default: print("other") }
// expect: compare a b
// expect: compare B b
// expect: true
// expect: compare a A
// expect: 0
// expect: compare a A
// expect: compare B b
// expect: true
// expect: compare a B
// expect: true
// expect: compare a A
// expect: true false
// expect: compare b B
// expect: it is b
