// swift-format-ignore-file
// When the subject of a `switch` and the values of conditions are released.
class C { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("deinit \(n)") } }
final class D: C {}
enum E { case c(C), two(C, C), n, i(Int) }
struct S { var c: C }
func mark(_ s: String) { print("mark \(s)") }
func opt(_ n: Int) -> C? { n > 0 ? C(n) : nil }
func any(_ n: Int) -> Any { C(n) }
func e(_ n: Int) -> E { .c(C(n)) }
func s(_ n: Int) -> S { S(c: C(n)) }
func tup(_ n: Int) -> (C, Int) { (C(n), n) }
func c(_ n: Int) -> C { C(n) }
// default only
switch e(1) { default: mark("e default") }
switch s(2) { default: mark("s default") }
switch tup(3) { default: mark("tup default") }
switch any(4) { default: mark("any default") }
switch opt(5) { default: mark("opt default") }
// after a failing case
switch e(6) { case .n: mark("no"); default: mark("e .n, default") }
switch e(7) { case .c(let c) where c.n > 90: mark("no"); default: mark("e .c where, default") }
switch e(8) { case .i: mark("no"); case .c: mark("e .c") ; default: mark("no") }
switch e(9) { case .c(_): mark("e .c(_)") ; default: mark("no") }
switch opt(10) { case nil: mark("no"); default: mark("opt nil, default") }
switch opt(11) { case let c? where c.n > 90: mark("no"); default: mark("opt where, default") }
switch opt(12) { case _?: mark("opt _?"); default: mark("no") }
switch opt(0) { case let c?: mark("no \(c)"); case nil: mark("opt nil") }
switch s(14) { case let s where s.c.n > 90: mark("no"); case _: mark("s where, _") }
switch tup(15) { case (_, 1): mark("no"); case (_, _): mark("tup (_, _)") }
switch tup(16) { case (let c, 1): mark("no \(c)"); case (_, let n): mark("tup (_, let) \(n)") }
switch tup(17) { case (let c, 17): mark("tup \(c.n)"); default: mark("no") }
switch any(18) { case is D: mark("no"); default: mark("any is D, default") }
switch any(19) { case is C: mark("any is C"); default: mark("no") }
switch any(20) { case let d as D: mark("no \(d)"); case let x: mark("any let \(x is C)") }
switch c(21) { case is D: mark("no"); default: mark("c is D, default") }
switch c(22) { case let d as D: mark("no \(d)"); default: mark("c as D, default") }
switch c(23) { case let c where c is D: mark("no"); case let c: mark("c let \(c.n)") }
switch (e(26), e(27)) { case (.n, _): mark("no"); case (.c(let a), .c): mark("pair \(a.n)"); default: mark("no") }
let v = c(28)
switch v { default: mark("v default") }
func inner() {
  switch e(29) { case .n: return; case .c: mark("inner .c"); return; default: break }
}
inner()
func value(_ n: Int) -> Int { switch opt(n) { case nil: return 0; default: mark("value default"); return 1 } }
print(value(30))
let w = switch opt(31) { case nil: 0; case _?: 1 }; mark("w \(w)")
switch [c(32)] { case let a where a.count > 3: mark("no"); default: mark("array default") }
switch c(34).n { case 1: mark("no"); default: mark("n default") }
if case .n = e(35) { mark("no") } else { mark("if case .n else") }
if case nil = opt(36) { mark("no") } else { mark("if nil else") }
if case .c = e(37) { mark("if case .c") } else { mark("no") }
if case _? = opt(38) { mark("if _?") }
if opt(39) == nil { mark("no") } else { mark("== nil else") }
if let d = c(40) as? D { mark("no \(d)") } else { mark("as? D else") }
if let d = any(41) as? C, d is D { mark("no") } else { mark("as? C, else") }
if c(42) is D { mark("no") } else { mark("is D else") }
guard case .c = e(43) else { fatalError() }
mark("after guard case")
// expect: deinit 1
// expect: mark e default
// expect: deinit 2
// expect: mark s default
// expect: deinit 3
// expect: mark tup default
// expect: mark any default
// expect: deinit 4
// expect: deinit 5
// expect: mark opt default
// expect: deinit 6
// expect: mark e .n, default
// expect: deinit 7
// expect: mark e .c where, default
// expect: mark e .c
// expect: deinit 8
// expect: mark e .c(_)
// expect: deinit 9
// expect: deinit 10
// expect: mark opt nil, default
// expect: deinit 11
// expect: mark opt where, default
// expect: mark opt _?
// expect: deinit 12
// expect: mark opt nil
// expect: deinit 14
// expect: mark s where, _
// expect: deinit 15
// expect: mark tup (_, _)
// expect: mark tup (_, let) 16
// expect: deinit 16
// expect: mark tup 17
// expect: deinit 17
// expect: mark any is D, default
// expect: deinit 18
// expect: mark any is C
// expect: deinit 19
// expect: mark any let true
// expect: deinit 20
// expect: deinit 21
// expect: mark c is D, default
// expect: deinit 22
// expect: mark c as D, default
// expect: mark c let 23
// expect: deinit 23
// expect: mark pair 26
// expect: deinit 26
// expect: deinit 27
// expect: mark v default
// expect: mark inner .c
// expect: deinit 29
// expect: deinit 30
// expect: mark value default
// expect: 1
// expect: deinit 31
// expect: mark w 1
// expect: deinit 32
// expect: mark array default
// expect: deinit 34
// expect: mark n default
// expect: deinit 35
// expect: mark if case .n else
// expect: deinit 36
// expect: mark if nil else
// expect: deinit 37
// expect: mark if case .c
// expect: deinit 38
// expect: mark if _?
// expect: deinit 39
// expect: mark == nil else
// expect: deinit 40
// expect: mark as? D else
// expect: deinit 41
// expect: mark as? C, else
// expect: deinit 42
// expect: mark is D else
// expect: deinit 43
// expect: mark after guard case
