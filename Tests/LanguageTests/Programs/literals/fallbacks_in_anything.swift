// The compiler gives the payload of an optional chain, of `try?` and of a closure's result a type variable of its
// own. Beside an integer literal and where anything is taken, `??` then has the type `Any`, so that the literal stays
// an `Int`.

struct Part {
  var value = 1.5
  var optional: Double? = 2.5
  func doubled() -> Double { 2 * value }
  func same<T>(_ value: T) -> T { value }
  subscript(index: Int) -> Double { value }
}
struct Missing: Error {}
func missing() throws -> Double { throw Missing() }
func empty() throws -> Double? { nil }
func one<T, R>(_ value: T, _ transform: (T) -> R) -> R? { nil }
func pick<T>(_ first: T, _ second: T) -> T { second }

let part: Part? = nil
let none: Double? = nil
let values: [Double] = []
let text: String? = nil
let named: [String: Double] = [:]

// An optional chain.
print(part?.value ?? 0)  // expect: 0
print(part?.optional ?? 0)  // expect: 0.0
print(part?.doubled() ?? 0)  // expect: 0
print(part?[0] ?? 0)  // expect: 0
print(part?.same(1.5) ?? 0)  // expect: 0
print(none?.rounded() ?? 0, none?.rounded(.up) ?? 0)  // expect: 0 0
print(named["a"]?.rounded() ?? 0)  // expect: 0
print(values.first?.rounded() ?? -1)  // expect: -1
print(values.first?.rounded() ?? values.last?.rounded() ?? 0)  // expect: 0
print(values.first?.rounded() ?? values.last ?? 0)  // expect: 0.0
print(["a": 1.5].first?.value ?? 0)  // expect: 1.5
print("\(values.first?.rounded() ?? 0)")  // expect: 0.0
print((values.first?.rounded() ?? 0) as Double)  // expect: 0.0
print(values.first ?? values.last?.rounded() ?? 0)  // expect: 0.0
let anything: Any = values.first?.rounded() ?? 0
print(anything)  // expect: 0
let sendable: any Sendable = values.first?.rounded() ?? 0
print(sendable)  // expect: 0
let described: any CustomStringConvertible = values.first?.rounded() ?? 0
print(described)  // expect: 0

// `try?`
print((try? missing()) ?? 0, (try? empty()) ?? 0)  // expect: 0 0.0

// The result of a closure.
print(none.map { $0 * 2 } ?? 0)  // expect: 0
print("none", none.map { $0 } ?? 0)  // expect: none 0
print(
  none.map { value in
    let twice = value * 2
    return twice
  } ?? 0)  // expect: 0
print(none.map { (value: Double) -> Double in value * 2 } ?? 0)  // expect: 0.0
print(none.map(abs) ?? 0, none.map(\.magnitude) ?? 0)  // expect: 0.0 0.0
print(none.map { $0 + 1 } ?? none.map { $0 + 2 } ?? 0)  // expect: 0
print(none.map { $0 + 1 } ?? 0 + 1)  // expect: 1
print((none.map { $0 + 1 } ?? 0) + 1)  // expect: 1.0
print(none.map { $0 + 1 } ?? 0.5)  // expect: 0.5
print([none.map { $0 } ?? 0])  // expect: [0.0]
print(["k": none.map { $0 + 1 } ?? 0] as [String: Any])  // expect: ["k": 0]
print(one(1.5) { $0 } ?? 0)  // expect: 0
print(text.flatMap { Double($0) } ?? 0)  // expect: 0.0
print(text.map { Double($0) ?? 1 } ?? 0)  // expect: 0
print(values.map { $0 }.first ?? 0)  // expect: 0.0
print(values.reduce(nil) { (_: Double?, value) in value } ?? 0)  // expect: 0.0
print(pick(none.map { $0 } as Any, 0))  // expect: 0

// The member of a type that has to be found.
print(part?.value ?? .zero, (try? missing()) ?? .infinity)  // expect: 0.0 inf

// A value with a type, and a member that isn't called.
print(values.first ?? 0, values.max() ?? 0)  // expect: 0.0 0.0
print("abc".dropFirst().first ?? "x")  // expect: b
print([1, 2].dropFirst().first ?? 0)  // expect: 2
print([1.5].dropLast().last ?? 0)  // expect: 0.0
