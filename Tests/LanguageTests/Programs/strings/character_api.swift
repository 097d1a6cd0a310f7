// swift-format-ignore-file
// expect: true false false false false nil Optional(10) Optional(97)
// expect: true false true false false nil nil Optional(90)
// expect: false true false false false Optional(5) Optional(5) Optional(53)
// expect: false false false true false nil nil Optional(32)
// expect: true false false false false nil nil nil
// expect: true false false false false nil nil nil
// expect: false false false false true nil nil Optional(33)
// expect: false false false true false nil nil Optional(10)
// expect: false true false false false nil nil nil
for c in ["a", "Z", "5", " ", "é", "ß", "!", "\n", "½"] as [Character] { print(c.isLetter, c.isNumber, c.isUppercase, c.isWhitespace, c.isPunctuation, c.wholeNumberValue as Any, c.hexDigitValue as Any, c.asciiValue as Any) }
// expect: A true a 66 B q 97 z [8364] [104, 105] 2
print(Character("a").uppercased(), Character("x") < "y", Character(UnicodeScalar(97)), Character("A").asciiValue! + 1, String(UnicodeScalar(UInt8(66))), Character(extendedGraphemeClusterLiteral: "q"), "a".unicodeScalars.first!.value, "z" as Unicode.Scalar, "€".unicodeScalars.map { $0.value }, Array("hi".utf8), "hi".utf16.count)
func rot13(_ s: String) -> String { String(s.map { c in guard let a = c.asciiValue, c.isLetter else { return c }; let base: UInt8 = c.isUppercase ? 65 : 97; return Character(UnicodeScalar((a - base + 13) % 26 + base)) }) }
// expect: Uryyb, Jbeyq! abc false true true true "a"
print(rot13("Hello, World!"), rot13(rot13("abc")), "z".isEmpty, Character("7").isHexDigit, Character("\t").isWhitespace, Character("a") == "a", ("a" as Character).description.debugDescription)
