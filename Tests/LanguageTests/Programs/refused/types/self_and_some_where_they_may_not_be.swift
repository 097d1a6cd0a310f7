// swift-format-ignore-file
protocol Shape {
  func parts() -> some Equatable  // error: 'some' type cannot be the return type of a protocol requirement; did you mean to add an associated type?
  var name: some Equatable { get }  // error: 'some' type cannot be the return type of a protocol requirement; did you mean to add an associated type?
  func compare(_ other: some Equatable)
}
class Node {
  let next: Self?  // error: stored property cannot have covariant 'Self' type
  let others: [Self]  // error: stored property cannot have covariant 'Self' type
  let last: Self? =  // error: stored property cannot have covariant 'Self' type
    nil  // error: covariant 'Self' type cannot be referenced from a stored property initializer
  init() { fatalError() }
  var own: Self { self }
}
final class Leaf {
  let next: Leaf? = nil
}
struct Value {
  var copy: Self? { nil }
}
