// swift-format-ignore-file
// expect: a c default 12
// expect: x y z 7
// expect: index value [1, 20, 3]
// expect: k v t0 t1 l o rhs [1: 2] (0, 1) false 3
// expect: arg p q init S(p: 1, q: 5)
// expect: rhs cond yes [5, 20, 3] 1
// expect: subject one two 2
func v<T>(_ name: String, _ x: T) -> T { print(name, terminator: " "); return x }
func f(_ a: Int, b: Int = v("default", 9), _ c: Int) -> Int { a + b + c }
print(f(v("a", 1), v("c", 2))); print(v("x", 1) + v("y", 2) * v("z", 3))
var a = [1, 2, 3]; a[v("index", 1)] = v("value", 20); print(a)
print([v("k", 1): v("v", 2)], (v("t0", 0), v("t1", 1)), v("l", false) && v("r", true), v("o", nil as Int?) ?? v("rhs", 3))
struct S { var p = v("p", 1); var q = v("q", 2); init(q: Int) { print("init", terminator: " "); self.q = q } }; print(S(q: v("arg", 5)))
a[0] += v("rhs", 4); print(a, v("cond", true) ? v("yes", 1) : v("no", 2))
switch v("subject", 2) { case v("one", 1): print("1"); case v("two", 2): print("2"); default: print("?") }
