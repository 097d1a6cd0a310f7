// swift-format-ignore-file
class A {}
class B: A {}
protocol P {}
extension Int: P {}
func c<T>(_ v: Int??, _: T.Type) -> T? { v as? T }
func c1<T>(_ v: Int???, _: T.Type) -> T?? { v as? T? }
func d<U>(_ v: U??, _: Int.Type) -> Int? { v as? Int }
func d1<U>(_ v: U??) -> Int?? { v as? Int? }
func e<T, U>(_ v: U, _: T.Type) -> T? { v as? T }
let i0: Int?? = nil, i2: Int?? = .some(nil), i5: Int?? = 5
let j0: Int??? = nil, j1: Int??? = .some(nil), j2: Int??? = .some(.some(nil)), j5: Int??? = 5
print(c(i0, Int?.self) as Any, c(i2, Int?.self) as Any, c(i5, Int?.self) as Any, c(i0, Int.self) as Any)
print(c(i0, Int??.self) as Any, c(i2, Int??.self) as Any, c(i5, Int??.self) as Any, c(i0, Any.self) as Any)
print(c1(j0, Int?.self) as Any, c1(j1, Int?.self) as Any, c1(j2, Int?.self) as Any, c1(j5, Int?.self) as Any)
print(d(i0, Int.self) as Any, d(i2, Int.self) as Any, d(i5, Int.self) as Any)
print(d1(i0) as Any, d1(i2) as Any, d1(i5) as Any)
print(e(j0, Int??.self) as Any, e(j1, Int??.self) as Any, e(j2, Int??.self) as Any, e(j5, Int??.self) as Any)
print(e(j0, Int?.self) as Any, e(j1, Int?.self) as Any, e(j2, Int?.self) as Any, e(j5, Int?.self) as Any)
print(e(j0, String??.self) as Any, e(j1, String??.self) as Any, e(j2, String??.self) as Any, e(j5, String??.self) as Any)
print(e(j0, (any P)?.self) as Any, e(j2, (any P)?.self) as Any, e(j5, (any P)?.self) as Any)
print((i0 as? any P) as Any, (i2 as? any P) as Any, (i5 as? any P) as Any)
print((i0 as? (any P)?) as Any, (i2 as? (any P)?) as Any, (i5 as? (any P)?) as Any)
print((i0 as? any Hashable) as Any, (i5 as? AnyHashable) as Any, (i0 as? Any?) as Any)
print(i0 is any P, i5 is any P, i2 is (any P)?, i0 is (any P)?)
let a0: A?? = nil, a1: A?? = .some(nil), a5: A?? = B()
for v in [a0, a1, a5] {
  switch v {
  case let b as B?: print("B?", b == nil)
  default: print("other")
  }
  if case let b as B = v { print("is B", b is A) }
  if case is B? = v { print("is B?") }
  if let b = v as? B? { print("if let", b == nil) }
}
let es: [(any Error)??] = [.some(nil), nil, .some(CancellationError())]
for x in es { if let y = x as? CancellationError? { print("y", y as Any) } else { print("none") } }
func f(_ x: Any??) { print((x as? Int) as Any, (x as? Int?) as Any, (x as? Int??) as Any, x is Int?, x is Any?) }
f(nil); f(.some(nil)); f(3)
print((i0 as? Int) ?? -1, (i5 as? Int) ?? -1, i5 as! Int, i2 as! Int? as Any)

// expect: Optional(nil) Optional(nil) Optional(Optional(5)) nil
// expect: Optional(nil) Optional(Optional(nil)) Optional(Optional(Optional(5))) Optional(nil)
// expect: Optional(nil) Optional(Optional(nil)) Optional(Optional(nil)) Optional(Optional(Optional(5)))
// expect: nil nil Optional(5)
// expect: nil Optional(nil) Optional(Optional(5))
// expect: Optional(nil) Optional(Optional(nil)) Optional(Optional(nil)) Optional(Optional(Optional(5)))
// expect: Optional(nil) Optional(nil) Optional(nil) Optional(Optional(5))
// expect: Optional(nil) Optional(Optional(nil)) Optional(Optional(nil)) nil
// expect: Optional(nil) Optional(nil) Optional(Optional(5))
// expect: nil nil Optional(5)
// expect: nil Optional(nil) Optional(Optional(5))
// expect: Optional(nil) Optional(AnyHashable(5)) Optional(nil)
// expect: false true true false
// expect: other
// expect: B? true
// expect: is B?
// expect: if let true
// expect: B? false
// expect: is B true
// expect: is B?
// expect: if let false
// expect: y nil
// expect: none
// expect: y Optional(Swift.CancellationError())
// expect: nil nil Optional(nil) false true
// expect: nil Optional(nil) Optional(Optional(nil)) true true
// expect: Optional(3) Optional(Optional(3)) Optional(Optional(Optional(3))) true true
// expect: -1 5 5 nil
// A value without elements keeps its type in an existential.
protocol Named { var name: String { get }; var count: Int { get } }
extension Named { func twice() -> Int { count * 2 } }
extension Array: Named { var name: String { "array of \(Element.self)" } }
extension Optional: Named { var name: String { "optional \(Wrapped.self)" }; var count: Int { self == nil ? 0 : 1 } }
let named: [any Named] = [[Int](), Int?.none, [[String]](), Int??.some(nil)]
func opened<T: Named>(_ value: T) -> String { "\(T.self) \(value.count)" }
for value in named { print(value.name, value.count, value.twice(), type(of: value), opened(value), value is [Int], value is Int?) }
// expect: array of Int 0 0 Array<Int> Array<Int> 0 true false
// expect: optional Int 0 0 Optional<Int> Optional<Int> 0 false true
// expect: array of Array<String> 0 0 Array<Array<String>> Array<Array<String>> 0 true false
// expect: optional Optional<Int> 1 2 Optional<Optional<Int>> Optional<Optional<Int>> 1 false true
if let again = ([Bool]() as Any) as? any Named { print(again.name, again.count) }  // expect: array of Bool 0
let deep: Int?? = nil, flat: Int? = nil
print(AnyHashable(deep) == AnyHashable(flat), AnyHashable(flat) as? Int? as Any, AnyHashable(flat) as? Int as Any)  // expect: false Optional(nil) nil
// A failed chain ends the sequence.
final class Link { var next: Link?; var n = 1; init(_ next: Link?) { self.next = next } }
let links: Link? = Link(Link(nil)), noLink: Link? = nil
let kept: Link?? = noLink?.next
print(kept as Any, sequence(first: links, next: { $0?.next }).map { $0?.n })
// expect: Optional(nil) [Optional(1), Optional(1), nil]
