// swift-format-ignore-file

// What a whole number is made of follows from what is wanted of it, where `Int` won't do.
protocol Weighed { associatedtype Unit }
extension Int: Weighed { typealias Unit = Int }
extension Double: Weighed { typealias Unit = Double }
func weigh<T: Weighed>(_ value: T, by unit: T.Unit) { print(value, unit) }
weigh(1, by: 2.5)  // expect: 1.0 2.5
weigh(1, by: 2)  // expect: 1 2

protocol OnlyDouble {}
extension Double: OnlyDouble {}
func same<T: OnlyDouble>(_ value: T) -> T { value }
print(same(1))  // expect: 1.0

print(stride(from: 0, to: 1, by: 0.5).map { $0 })  // expect: [0.0, 0.5]
for x in stride(from: 5, through: 0, by: -2.5) { print(x, terminator: " ") }
print()  // expect: 5.0 2.5 0.0 
struct Box<Number: BinaryFloatingPoint> { var number: Number }
print(Box(number: 3))  // expect: Box<Double>(number: 3.0)
func sum<T: FloatingPoint>(_ numbers: [T]) -> T { numbers.reduce(0, +) }
print(sum([1, 2, 3]))  // expect: 6.0
func ratio<T: FloatingPoint>(_ a: T, _ b: T) -> T { a / b }
func total<T: BinaryInteger>(_ a: T, _ b: T) -> T { a + b }
print(ratio(1, 2), total(3, 4), [total(3, 4), 5])  // expect: 0.5 7 [7, 5]
