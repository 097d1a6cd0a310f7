// swift-format-ignore-file
import Synchronization
struct S { var n = 1; var name: String { "s\(n)" } }
final class C { var k = 4 }
func apply<T, R>(_ t: inout T, _ f: (inout T) -> R) -> R { f(&t) }
var s = S(), c = C()
let box = Mutex(S()), list = [S(n: 3)]
print(apply(&s, \.n), apply(&s, \.name), list.map(\.n))  // expect: 1 s1 [3]
print(box.withLock(\.n), box.withLock(\.name.count))  // expect: 1 2
let g: (inout S) -> Int = \.n, h: (inout C) -> Int = \.k
print(g(&s), h(&c))  // expect: 1 4
