// A property, a subscript or a method gives an optional of a type parameter that is still open.

struct Box<T> {
  var p: T?
  init(_ v: T) { p = nil }
  func get() -> T? { p }
  subscript(i: Int) -> T? { p }
  static func make(_ v: T) -> T? { nil }
  var all: [T] { [] }
  var nested: Box<T> { self }
}
final class Ref<T> {
  var p: T?
  init(_ v: T) { p = nil }
}
enum Maybe<T> {
  case some(T)
  case no
  var value: T? { nil }
}
func f<T>(_ v: T) -> T? { nil }
func fa<T>(_ v: [T]) -> T? { nil }
func fd<T>(_ v: [String: T]) -> T? { nil }
func ft<T>(_ v: (T, Int)) -> T? { nil }
func fo<T>(_ v: T?) -> T? { nil }
func fc<T>(_ v: () -> T) -> T? { nil }
func fb<T>(_ v: T) -> Box<T> { Box(v) }
func fr<T>(_ v: ClosedRange<T>) -> T? { nil }
func fp<T: Numeric>(_ v: T) -> T? { nil }
let v = 1.5
let a = [1.5]
print(Box(v).p ?? 0)  // expect: 0
print(Box(v).get() ?? 0)  // expect: 0
print(Box(v)[0] ?? 0)  // expect: 0
print(Box.make(v) ?? 0)  // expect: 0
print(Ref(v).p ?? 0)  // expect: 0
print(Maybe.some(v).value ?? 0)  // expect: 0
print(Box(v).all.first ?? 0)  // expect: 0.0
print(Box(v).nested.p ?? 0)  // expect: 0
print(Box(v).nested.nested.get() ?? 0)  // expect: 0
print(Box(a).p?.first ?? 0)  // expect: 0.0
print(Box(a[0]).p ?? 0)  // expect: 0
print(fb(v).p ?? 0)  // expect: 0
print(fb(v).get() ?? 0)  // expect: 0
print(Box<Double>(v).p ?? 0)  // expect: 0.0
print(f(v) ?? 0)  // expect: 0
print(fa([v]) ?? 0)  // expect: 0
print(fa([v, 2]) ?? 0)  // expect: 0
print(fa(a) ?? 0)  // expect: 0.0
print(ft((v, 1)) ?? 0)  // expect: 0
print(fo(v) ?? 0)  // expect: 0
print(fc { v } ?? 0)  // expect: 0
print(fp(v) ?? 0)  // expect: 0.0
print([v].first ?? 0)  // expect: 1.5
print([v, 2].last ?? 0)  // expect: 2.0
print([v].randomElement() ?? 0)  // expect: 1.5
print(Array([v].dropFirst()).first ?? 0)  // expect: 0.0
print(Array([v]).dropFirst().last ?? 0)  // expect: 0.0
print([v].min() ?? 0)  // expect: 1.5
print([v].dropFirst().max() ?? 0)  // expect: 0.0
print([v].filter { $0 > 2 }.first ?? 0)  // expect: 0.0
print([v].first { $0 > 2 } ?? 0)  // expect: 0.0
print([v].lazy.filter { $0 > 2 }.first ?? 0)  // expect: 0.0
print([v].reversed().dropFirst().first ?? 0)  // expect: 0
print(Optional(v).map { _ in nil as Double? } ?? 0)  // expect: nil
print((Optional(v).flatMap { _ in nil as Double? }) ?? 0)  // expect: 0.0
print(stride(from: v, to: v, by: 1).first { _ in false } ?? 0)  // expect: 0.0
