// swift-format-ignore-file
struct Box<T> { var t: T; init(_ t: T = 42) { self.t = t } }
print(Box().t, Box("a").t)
func f<C: Collection>(_ c: C = [1, 2, 3]) -> Int { c.count }
print(f(), f("ab"))
struct Timer<C: Clock<Duration>> { let clock: C; var n: Int; init(clock: C = ContinuousClock(), n: Int = 1) { self.clock = clock; self.n = n } 
 func go() async throws { try await clock.sleep(for: .zero); print(type(of: clock), n) } }
try await Timer().go()
try await Timer(clock: SuspendingClock(), n: 2).go()
protocol P { var name: String { get } }
struct A: P { var name = "A" }
func g<T: P>(_ p: T = A(), times: Int = 2) -> String { String(repeating: p.name, count: times) }
print(g(), g(times: 3))
func h(_ p: some P = A()) -> String { p.name }
print(h())
func k<T>(_ x: T? = nil, _ y: [T] = [], z: T) { print(x as Any, y, z) }
k(z: 1)
func m<T: Numeric>(x: T = 2.5) -> T { x * 2 }
print(m(), m(x: 3))
// expect: 42 a
// expect: 3 2
// expect: ContinuousClock 1
// expect: SuspendingClock 2
// expect: AA AAA
// expect: A
// expect: nil [] 1
// expect: 5.0 6
