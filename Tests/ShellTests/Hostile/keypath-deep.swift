// status: 3 1
struct S { var a: [S] }
var k: KeyPath<S, [S]> = \S.a
var p: KeyPath<S, S> = \S.self
for _ in 0..<100_000 { p = p.appending(path: \S.self) }
print(S(a: [])[keyPath: p].a.count)
