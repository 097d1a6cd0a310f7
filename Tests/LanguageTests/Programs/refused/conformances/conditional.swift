// swift-format-ignore-file
struct Box<T> { var value: T }
extension Box: Equatable where T: Equatable {}
extension Box: CustomStringConvertible where T: CustomStringConvertible {
  var description: String { "[\(value.description)]" }
}
struct Plain {}
func show(_ x: some CustomStringConvertible) { print(x.description) }
show(Box(value: 3))
show(Box(value: Plain()))  // error: global function 'show' requires that 'Plain' conform to 'CustomStringConvertible'  // says: global function 'show' requires that 'Box<Plain>' conform to 'CustomStringConvertible' — it names the type that lacks the conformance
print(Box(value: 1) == Box(value: 1))
print(Box(value: Plain()) == Box(value: Plain()))  // error: operator function '==' requires that 'Plain' conform to 'Equatable'  // says: referencing operator function '==' on 'Equatable' requires that 'Box<Plain>' conform to 'Equatable' — it names the type that lacks the conformance
let e: any Equatable = Box(value: Plain())  // error: protocol 'Equatable' requires that 'Plain' conform to 'Equatable'  // says: cannot convert value of type 'Box<Plain>' to specified type 'any Equatable' — not yet in the compiler's words
let list: Set = [[1], [2]]
func count(_ set: Set<[Int]>) -> Int { set.count }
print(count(list))
