// swift-format-ignore-file
let log = "2024-05-17 ERROR db: timeout after 30s"
print(log.contains(/ERROR/), log.contains(/WARN/))  // expect: true false
print(log.firstMatch(of: /\d+s/)?.output ?? "none")  // expect: 30s
if let m = log.firstMatch(of: /(\d+)-(\d+)-(\d+)/) { print(m.1, m.2, m.3, m.output.0) }  // expect: 2024 05 17 2024-05-17
if let m = log.firstMatch(of: /(?<level>[A-Z]+) (?<source>\w+):/) {
  print(m.level, m.source, m.output.level, m.1, m.2)  // expect: ERROR db ERROR ERROR db
  print(type(of: m.level))  // expect: Substring
}
if let (_, y, m, d) = log.prefixMatch(of: /(\d+)-(\d+)-(\d+)/)?.output { print(y, m, d) }  // expect: 2024 05 17
print(log.wholeMatch(of: /.*/)?.0 ?? "-")  // expect: 2024-05-17 ERROR db: timeout after 30s
print("abc".wholeMatch(of: /ab/) == nil, "abc".prefixMatch(of: /ab/) != nil)  // expect: true true
for m in "k1=v1;k2=v2".matches(of: /(\w+)=(\w+)/) { print(m.1, "->", m.2) }  // expect: k1 -> v1
// expect: k2 -> v2
print("k1=v1;k2=v2".matches(of: /(\w+)=(\w+)/).map { ($0.1, $0.2) })  // expect: [("k1", "v1"), ("k2", "v2")]
print("a1b2".ranges(of: /\d/).map { "a1b2"[$0] })  // expect: ["1", "2"]
let s = "one two three"
if let r = s.firstRange(of: /t\w+/) { print(s[r], s[..<r.lowerBound], s[r.upperBound...]) }  // expect: two one   three
print(s.split(separator: /\s+/), s.split(separator: /o/, maxSplits: 1))  // expect: ["one", "two", "three"] ["ne tw", " three"]
print(s.split(separator: /\s/).map(\.count))  // expect: [3, 3, 5]
print("a, b,c ,d".split(separator: /\s*,\s*/))  // expect: ["a", "b", "c", "d"]
print(s.starts(with: /one/), s.starts(with: /two/))  // expect: true false
print("000120".trimmingPrefix(/0+/))  // expect: 120
var t = "---x"
t.trimPrefix(/-+/)
print(t)  // expect: x
print(s[s.startIndex...].firstMatch(of: /two/)!.range == s.firstRange(of: /two/)!)  // expect: true
