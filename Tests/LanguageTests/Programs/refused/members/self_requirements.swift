// swift-format-ignore-file
protocol Copyable2 { func copy() -> Self; func same(as other: Self) -> Bool }
struct A: Copyable2 { func copy() -> A { self }; func same(as other: A) -> Bool { true } }
class B: Copyable2 {
  func copy() -> B { self }  // error: method 'copy()' in non-final class 'B' must return 'Self' to conform to protocol 'Copyable2'
  func same(as other: B) -> Bool { true }
}
let a: any Copyable2 = A()
let b = a.copy()
print(a.same(as: a))  // error: member 'same' cannot be used on value of type 'any Copyable2'
print(b.same(as: A()))  // error: member 'same' cannot be used on value of type 'any Copyable2'
let c: A = a.copy()  // error: cannot convert value of type 'any Copyable2' to specified type 'A'
let d: any Equatable = 5
print(d == d)  // error: binary operator '==' cannot be applied to two 'any Equatable' operands
let list: [any Comparable] = [1, 2]
func eq<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(eq(1, 1), eq(d, d))  // error: type 'any Equatable' cannot conform to 'Equatable'  // says: cannot convert value of type 'some Equatable' to expected argument type 'some Equatable' — not yet in the compiler's words
