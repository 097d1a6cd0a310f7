// swift-format-ignore-file
// The subject of a `switch` lives longer where its size is known only at run time.
protocol P: AnyObject {}
class C: P { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("deinit \(n)") } }
protocol Q {}
struct SQ: Q { var c: C }
struct G<T> { var t: T }
enum Deep { indirect case a(Deep, C); case b }
func mark(_ s: String) { print("mark \(s)") }
func p(_ n: Int) -> any P { C(n) }
func q(_ n: Int) -> any Q { SQ(c: C(n)) }
func o(_ n: Int) -> some P { C(n) }
func oq(_ n: Int) -> some Q { SQ(c: C(n)) }
func g<T>(_ t: T) -> T { t }
func gen<T>(_ t: () -> T) { switch t() { default: mark("generic") } }
func genC<T: C>(_ t: () -> T) { switch t() { default: mark("generic class") } }
switch p(1) { default: mark("any P: AnyObject") }
switch q(2) { default: mark("any Q") }
gen { C(5) }
genC { C(6) }
switch (q(7), 1) { default: mark("(any Q, Int)") }
switch Optional(q(8)) { default: mark("(any Q)?") }
switch G(t: C(9)) { default: mark("G<C>") }
switch G(t: q(10)) { default: mark("G<any Q>") }
switch Deep.a(.b, C(13)) { default: mark("indirect") }
switch [C(14)] { case _: mark("array") }
switch C(19) { case let c where c.n == 0, let c where c.n == 1: mark("no \(c.n)"); default: mark("two alternatives") }
switch C(20) as C? { case .some: mark("some?"); default: mark("no") }
switch C(21) { case let c where c.n == 21: mark("falls"); fallthrough; default: mark("into default") }
func r(_ n: Int) -> Int { switch C(n) { case let c where c.n == 0: return 0; default: defer { mark("deferred") }; return 1 } }
print(r(22))
func t(_ n: Int) throws -> Int { switch C(n) { default: throw CancellationError() } }
do { _ = try t(23) } catch { mark("caught") }
for n in 24...25 { switch C(n) { case let c where c.n == 24: mark("first"); default: mark("second"); continue } }
// expect: deinit 1
// expect: mark any P: AnyObject
// expect: mark any Q
// expect: deinit 2
// expect: mark generic
// expect: deinit 5
// expect: deinit 6
// expect: mark generic class
// expect: mark (any Q, Int)
// expect: deinit 7
// expect: mark (any Q)?
// expect: deinit 8
// expect: deinit 9
// expect: mark G<C>
// expect: mark G<any Q>
// expect: deinit 10
// expect: deinit 13
// expect: mark indirect
// expect: deinit 14
// expect: mark array
// expect: deinit 19
// expect: mark two alternatives
// expect: mark some?
// expect: deinit 20
// expect: mark falls
// expect: deinit 21
// expect: mark into default
// expect: deinit 22
// expect: mark deferred
// expect: 1
// expect: deinit 23
// expect: mark caught
// expect: mark first
// expect: deinit 24
// expect: deinit 25
// expect: mark second
