// swift-format-ignore-file
print("HELLO".contains(/hello/.ignoresCase()), "HELLO".contains(/hello/))  // expect: true false
print("a\nb".contains(/a.b/), "a\nb".contains(/a.b/.dotMatchesNewlines()))  // expect: false true
print("x\ny".matches(of: /^\w$/.anchorsMatchLineEndings()).map { String($0.output) })  // expect: ["x", "y"]
print("x\ny".matches(of: /^\w$/).count)  // expect: 0
print("HI".contains(/(?i)hi/), "a/b".split(separator: #/\//#), "a/b/c".split(separator: #//#).count)  // expect: true ["a", "b"] 5
let date = #/
  (?<year> \d{4} )   # the year
  -
  (?<month> \d{2} )
  [ - / ]? x*
/#
if let m = "on 2024-05".firstMatch(of: date) { print(m.year, m.month) }  // expect: 2024 05
print(type(of: date))  // expect: Regex<(Substring, year: Substring, month: Substring)>
print("path/to/file".firstMatch(of: #/(\w+)/(\w+)$/#)!.output)  // expect: ("to/file", "to", "file")
print("a#b".contains(##/#b/##))  // expect: true
print("ΑΒΓ".contains(/αβγ/.ignoresCase()))  // expect: true
print("é".wholeMatch(of: /e\u{301}/) != nil, "e\u{301}".wholeMatch(of: /./) != nil)  // expect: true true
print("👨‍👩‍👧".wholeMatch(of: /./) != nil, "\r\n".wholeMatch(of: /./.dotMatchesNewlines()) != nil)  // expect: true true
print("can't stop 3.14".matches(of: /\b\w+\b/).map { String($0.0) })  // expect: ["stop"]
print("١".contains(/\d/), "１".contains(/\d/.asciiOnlyDigits()))  // expect: true false
