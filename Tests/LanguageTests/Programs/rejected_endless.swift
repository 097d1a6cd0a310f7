// swift-format-ignore-file
class A: B {}
class B: A {}  // error: 'B' inherits from itself
protocol P: Q {}
protocol Q: P {}  // error: protocol 'Q' refines itself
struct S { var s: S? }  // error: value type 'S' cannot have a stored property that recursively contains it
struct T { var u: U }  // error: value type 'T' cannot have a stored property that recursively contains it
struct U { var t: (Int, T) }  // error: value type 'U' cannot have a stored property that recursively contains it
struct V { var list: [V] = [] }
final class Node { var next: Node? }
