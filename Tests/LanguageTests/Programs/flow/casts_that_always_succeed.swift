// swift-format-ignore-file
protocol P {}
struct S: P {}
class B {}; class D: B {}
func a<T>(_ x: T) -> String { switch x { case let o as Any: "\(o)" } }
func b<T>(_ x: T) -> String { switch x { case let (o as Any?): "\(o as Any)" } }
func c(_ x: S) -> String { switch x { case let o as any P: "\(o)" } }
func d(_ x: D) -> String { switch x { case let o as B: "\(o)" } }
func e(_ x: Int) -> String { switch x { case let (o as Int?): "\(o as Any)" } }
func g(_ x: [Int]) -> String { switch x { case let o as [Any]: "\(o)" } }
func h(_ x: Int) -> String { switch x { case is Int: "i" } }
func i(_ x: D) -> String { switch x { case is B: "i" } }
func j(_ x: (Int, String)) -> String { switch x { case let o as (Int, Any): "\(o)" } }
print(a(1), b(2), c(S()), d(D()) != "", e(3), g([5]), h(6), i(D()), j((1, "a")))
// expect: 1 Optional(2) S() true Optional(3) [5] i i (1, "a")
