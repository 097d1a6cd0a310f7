// swift-format-ignore-file
struct Temperature {
  var celsius: Double
  lazy var text: String = { "T\(celsius)" }()
  mutating func bump() { let next = { celsius + 1 }(); celsius = next }
}
var t = Temperature(celsius: 20)
print(t.text)  // expect: T20.0
t.bump()
print(t.celsius)  // expect: 21.0
struct Failure: Error {}
func value() throws -> Int {
  let n: Int = try { throw Failure() }()
  return n
}
print((try? value()) as Any)  // expect: nil
let optional: Int? = { 3 }()
print(optional as Any)  // expect: Optional(3)
let sum: Double = { let a = 1.5; return a + 2 }()
print(sum)  // expect: 3.5
