// swift-format-ignore-file
class Animal {}
final class Dog: Animal {}
let pair: (Animal, Int) = (Dog(), 1)
let boxed: Any = pair
print(type(of: boxed), boxed is (Animal, Int))
var nested: Any = 1
for _ in 0..<3 { nested = (nested, nested) }
print(type(of: nested))
var list: Any = "a"
for _ in 0..<2 { list = [list, list] }
print(type(of: list), (list as? [Any])?.count ?? 0)
let labelled: Any = (name: "x" as Any, age: 3)
print(type(of: labelled))
let maybe: Any = (1 as Int?, "b" as Any) as (Int?, Any)?
print(type(of: maybe))
func describe<T>(_ value: T) -> String { "\(T.self)" }
print(describe((Dog() as Animal, 2 as Any)))
// expect: (Animal, Int) true
// expect: (Any, Any)
// expect: Array<Any> 2
// expect: (name: Any, age: Int)
// expect: Optional<(Optional<Int>, Any)>
// expect: (Animal, Any)
