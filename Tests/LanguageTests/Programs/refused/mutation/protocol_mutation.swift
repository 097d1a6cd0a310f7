// swift-format-ignore-file
protocol Counting { var count: Int { get }; mutating func bump() }
protocol Settable: Counting { var count: Int { get set } }
struct Tally: Settable { var count = 0; mutating func bump() { count += 1 } }
var a: any Counting = Tally()
a.bump()
a.count = 3  // error: cannot assign to property: 'count' is a get-only property
let b: any Settable = Tally()
b.count = 3  // error: cannot assign to property: 'b' is a 'let' constant
b.bump()  // error: cannot use mutating member on immutable value: 'b' is a 'let' constant
var c: any Settable = Tally()
c.count = 3
func use(_ s: some Settable) {
  s.count = 1  // error: cannot assign to property: 's' is a 'let' constant
}
func change(_ s: inout some Settable) { s.count = 1 }
extension Counting {
  func twice() { bump() }  // error: cannot use mutating member on immutable value: 'self' is immutable
}
print(a.count, c.count)
