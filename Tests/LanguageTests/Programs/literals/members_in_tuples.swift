// swift-format-ignore-file
// Members without a written base in tuples of a literal, with collections as arguments.
enum Rule { case daily(Int), weekly(Set<Int>), named([String: Double]) }
for (r, s) in [(Rule.daily(10), "a"), (.weekly([2]), "b"), (.named(["x": 1]), "c")] { print(r, s) }
let x: [(Rule, String)] = [(.daily(10), "a"), (.weekly([2]), "b")]
print(x.count)
let y = [Rule.daily(1), .weekly([2])]
print(y.count)
let z = [(1, Rule.daily(1)), (2, .weekly([])), (3, .named([:]))]
print(z)
let d = ["a": (Rule.daily(2), 1), "b": (.weekly([5]), 2)]
print(d["b"]!)
let o = [(Rule.daily(1), nil), (.weekly([3]), 2.5)]
print(o)
// expect: daily(10) a
// expect: weekly(Set([2])) b
// expect: named(["x": 1.0]) c
// expect: 2
// expect: 2
// expect: [(1, main.Rule.daily(1)), (2, main.Rule.weekly(Set([]))), (3, main.Rule.named([:]))]
// expect: (main.Rule.weekly(Set([5])), 2)
// expect: [(main.Rule.daily(1), nil), (main.Rule.weekly(Set([3])), Optional(2.5))]
