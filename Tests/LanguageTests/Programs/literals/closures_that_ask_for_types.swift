// A closure that needs the type of its parameters decides it, and one that only passes them on doesn't.

let v = 1.5
func g<T>(_ v: T, _ f: (T) -> Bool) -> T? { nil }
func h<T>(_ v: T, _ f: (T) -> T) -> T? { nil }
func k<T, U>(_ v: T, _ f: (T) -> U) -> U? { nil }
func q<T>(_ v: T, _ f: @escaping (Int) -> Bool) -> T? { nil }
extension Optional {
  func keep(_ f: (Wrapped) -> Bool) -> Wrapped? { nil }
  func also() -> Wrapped? { nil }
}
struct B<T> {
  var v: T
  init(_ v: T) { self.v = v }
  func find(_ f: (T) -> Bool) -> T? { nil }
  func conv<U>(_ f: (T) -> U) -> U? { nil }
}
print(g(v) { $0 > 1 } ?? 0)  // expect: 0.0
print(g(v) { x in x > 1 } ?? 0)  // expect: 0.0
print(g(v) { _ in true } ?? 0)  // expect: 0
print(g(v, { (x: Double) in x > 1 }) ?? 0)  // expect: 0.0
print(h(v) { $0 * 2 } ?? 0)  // expect: 0.0
print(h(v) { $0 } ?? 0)  // expect: 0
print(k(v) { $0 * 2 } ?? 0)  // expect: 0
print(k(v) { $0 > 1 ? 1.5 : 2.5 } ?? 0)  // expect: 0
print(q(v) { $0 > 1 } ?? 0)  // expect: 0
print(B(v).find { $0 > 1 } ?? 0)  // expect: 0.0
print(B(v).find { _ in true } ?? 0)  // expect: 0
print(B(v).conv { $0 } ?? 0)  // expect: 0
print(B(v).conv { $0 * 2 } ?? 0)  // expect: 0
print([v].map { $0 }.dropLast().min { $0 < $1 } ?? 0)  // expect: 0.0
print(Optional(v).map { $0 }.keep { $0 > 1 } ?? 0)  // expect: 0.0
print(Optional(v).map { $0 }.also() ?? 0)  // expect: 0
print(Optional(v).keep { $0 > 5 } ?? 0)  // expect: 0.0
print(Optional(v).also() ?? 0)  // expect: 0
print(B(v).conv { $0 }.keep { $0 > 2 } ?? 0)  // expect: 0.0
print(Optional(v).map { $0 * 2 }.flatMap { $0 > 5 ? $0 : nil } ?? 0)  // expect: 0
print(Optional(v).flatMap { $0 > 5 ? $0 : nil } ?? 0)  // expect: 0
print(Optional(v).filter2 { $0 > 5 } ?? 0)  // expect: 0.0
extension Optional { func filter2(_ p: (Wrapped) throws -> Bool) rethrows -> Wrapped? { nil } }
