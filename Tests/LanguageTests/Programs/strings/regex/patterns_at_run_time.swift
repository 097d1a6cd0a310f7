// swift-format-ignore-file
import Foundation
let r = try Regex(#"(\w+)\s*=\s*(?<value>\d+)?"#)
print(type(of: r))  // expect: Regex<AnyRegexOutput>
for text in ["a = 1", "b=", "=="] {
  if let m = try r.firstMatch(in: text) {
    print(m.output.count, m.output[0].substring!, m.output[1].substring ?? "nil", m.output[2].substring ?? "nil")  // expect: 3 a = 1 a 1
    print(m["value"]?.substring ?? "no value", m[1].substring ?? "nil", m.output["value"]?.range == nil)  // expect: 1 a false
    print(m.range == m.output[0].range!)  // expect: true
    for element in m.output { print(element.name ?? "_", element.range != nil) }  // expect: _ true
// expect: _ true
// expect: value true
// expect: 3 b= b nil
// expect: no value b true
// expect: true
// expect: _ true
// expect: _ true
// expect: value false
  } else { print("no match in", text) }  // expect: no match in ==
}
for bad in ["(a", "a)", "*", "[b-a]", "(?<=x)y", #"\"#, "[", "a{2,1}", "(?<n>a)(?<n>b)"] {
  do { _ = try Regex(bad); print("fine", bad) } catch { print(bad, "->", error) }  // expect: (a -> expected ')'
// expect: a) -> closing ')' does not balance any groups openings
// expect: * -> quantifier '*' must appear after expression
// expect: [b-a] -> character 'b' must compare less than or equal to 'a'
// expect: (?<=x)y -> lookbehind is not currently supported
// expect: \ -> expected escape sequence
// expect: [ -> expected custom character class members
// expect: a{2,1} -> range lower bound '2' must be less than or equal to upper bound '1'
// expect: (?<n>a)(?<n>b) -> group named 'n' already exists
}
let any: [Regex<AnyRegexOutput>] = [try Regex("a"), try Regex("b+")]
print(any.map { "abbb".ranges(of: $0).count })  // expect: [1, 1]
print((try? Regex("(")) == nil)  // expect: true
print("a.b*c".replacing(Regex<Substring>(verbatim: "b*"), with: "X"))  // expect: a.Xc
print(try r.wholeMatch(in: "a=1") != nil, try r.prefixMatch(in: "a=1x") != nil, try r.wholeMatch(in: "a=1x") != nil)  // expect: true true false
print(r.contains(captureNamed: "value"), r.contains(captureNamed: "x"))  // expect: true false
let word = "cat"
let built = try Regex("\\b\(word)s?\\b")
print("cats and cat, category".matches(of: built).count)  // expect: 2
