// swift-format-ignore-file
let a = /a/
let b = /(a)(b)?/
let c = /(?<first>a)|(?<second>b)/
let d = /((a)|(b))*/
let e = /(?:(a)){2}/
let f = /(?<y>\d{4})-(?<m>\d\d)(?:-(?<d>\d\d))?/
let g = /(?=(a))a(?!(b))/
let h = /(a)+(b)*(c){1,3}(d){0,2}/
let i = /\(a\)[(](b)/
let j = /(?i)(a)(?#x)b/
print(type(of: a))  // expect: Regex<Substring>
print(type(of: b))  // expect: Regex<(Substring, Substring, Optional<Substring>)>
print(type(of: c))  // expect: Regex<(Substring, first: Optional<Substring>, second: Optional<Substring>)>
print(type(of: d))  // expect: Regex<(Substring, Optional<Substring>, Optional<Substring>, Optional<Substring>)>
print(type(of: e))  // expect: Regex<(Substring, Substring)>
print(type(of: f))  // expect: Regex<(Substring, y: Substring, m: Substring, d: Optional<Substring>)>
print(type(of: g))  // expect: Regex<(Substring, Substring, Substring)>
print(type(of: h))  // expect: Regex<(Substring, Substring, Optional<Substring>, Substring, Optional<Substring>)>
print(type(of: i))  // expect: Regex<(Substring, Substring)>
print(type(of: j))  // expect: Regex<(Substring, Substring)>
let k: Regex<(Substring, Substring)> = /x(y)/
print("xy".wholeMatch(of: k)!.1)  // expect: y
func find<R: RegexComponent>(_ r: R, _ s: String) -> Bool { s.contains(r) }
func find2(_ r: some RegexComponent<Substring>, _ s: String) -> Substring? {
  s.firstMatch(of: r)?.output
}
func find3(_ r: Regex<Substring>) -> Int { "a b".ranges(of: r).count }
print(find(/b+/, "abb"), find2(/b+/, "abb") ?? "nil", find3(/\w/))  // expect: true bb 2
if let m = "2024-05".wholeMatch(of: f) { print(m.d as Any, m.y, m.m, m.output) }  // expect: nil 2024 05 ("2024-05", y: "2024", m: "05", d: nil)
if let m = "b".firstMatch(of: c) {
  print(m.first as Any, m.second ?? "none")  // expect: nil b
  let (w, x, y) = m.output
  print(w, x as Any, y as Any)  // expect: b nil Optional("b")
}
struct Parser {
  let pattern = /(?<n>\d+)/
  var numbers: (String) -> [Int] { { s in s.matches(of: pattern).compactMap { Int($0.n) } } }
}
print(Parser().numbers("1 22 x3"))  // expect: [1, 22, 3]
let ms = "a1".matches(of: /([a-z])(\d)/)
print(ms.count, ms[0].output == ("a1", "a", "1"))  // expect: 1 true
enum Token {
  case number(Int)
  case word(String)
}
var rest = "foo 12 bar"[...]
var tokens: [Token] = []
while !rest.isEmpty {
  if let m = rest.prefixMatch(of: /\s+/) {
    rest = rest[m.range.upperBound...]
  } else if let m = rest.prefixMatch(of: /\d+/) {
    tokens.append(.number(Int(m.0)!))
    rest = rest[m.range.upperBound...]
  } else if let m = rest.prefixMatch(of: /\w+/) {
    tokens.append(.word(String(m.0)))
    rest = rest[m.range.upperBound...]
  } else {
    break
  }
}
for token in tokens { print(token) }  // expect: word("foo")
// expect: number(12)
// expect: word("bar")
