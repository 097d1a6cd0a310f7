// swift-format-ignore-file
struct Box<Value> { var value: Value? = nil }
var box = Box<String, Int>()  // error: generic type 'Box' specialized with too many type parameters (got 2, but expected 1)
var count = 1 { didSet { print(oldValue) } }
count = count  // error: assigning a variable to itself
struct Wrapped<Value> { var value: Value }
extension Wrapped: Error where Value: Error {}  // error: does not imply conformance to inherited protocol 'Sendable'
@propertyWrapper struct Logged {
    var wrappedValue = 1
    private var projectedValue: Int { 2 }  // error: private property 'projectedValue' cannot have more restrictive access
}
func double(_ number: inout Int) { number *= 2 }
double(3)  // error: cannot pass immutable value as inout argument: literals are not mutable
let task = 1 as Task  // error: cannot convert value of type 'Int' to type 'Task<Success, Failure>' in coercion
