// swift-format-ignore-file
print(Array("é\n\"\\a\u{0}\u{7f}\t'".unicodeScalars))  // expect: ["\u{00E9}", "\n", "\"", "\\", "a", "\0", "\u{7F}", "\t", "\'"]
for s in "aé\n\"\\'\u{1F600}".unicodeScalars { print(s.escaped(asASCII: true), s.escaped(asASCII: false), s.debugDescription) }  // expect: a a "a"  // expect: \u{00E9} é "\u{00E9}"  // expect: \n \n "\n"  // expect: \" \" "\""  // expect: \\ \\ "\\"  // expect: \' \' "\'"  // expect: \u{0001F600} 😀 "\u{0001F600}"
debugPrint("é".unicodeScalars.first!)  // expect: "\u{00E9}"
dump("é".unicodeScalars.first!)  // expect: - "\u{00E9}"
struct B { var s: Unicode.Scalar; var c: Character }
print(B(s: "é", c: "é"), ["é": "é".unicodeScalars.first!])  // expect: B(s: "\u{00E9}", c: "é") ["é": "\u{00E9}"]
print(String(reflecting: Character("é")), Character("\n").debugDescription, [Character("\u{301}")])  // expect: "é" "\n" ["\u{0301}"]
let scalar: Unicode.Scalar = "Ä"
let properties = scalar.properties
print(properties.isAlphabetic, properties.isUppercase, properties.isEmoji, properties.isWhitespace)  // expect: true true false false
print(properties.name ?? "", properties.lowercaseMapping, properties.numericValue as Any)  // expect: LATIN CAPITAL LETTER A WITH DIAERESIS ä nil
print(("½" as Unicode.Scalar).properties.numericValue ?? 0)  // expect: 0.5
print("a😀1".unicodeScalars.map { $0.properties.isEmojiPresentation })  // expect: [false, true, false]
