// swift-format-ignore-file
// The arguments of subscripts in key paths are `Hashable`.
struct D { var marks: [Int: String] = [:]; subscript(a: Int, f: @autoclosure () -> Int) -> Int { 1 }
subscript(b: () -> Int) -> Int { 1 }
subscript(c: Any) -> Int { 1 }
subscript(i: Int, d d: D2 = D2()) -> Int { 1 } }
struct D2 {}
let k = \D.marks[0, default: "x"]  // error: subscript index of type '() -> String' in a key path must be Hashable
let k2 = \D.[0, 3]  // error: subscript index of type '() -> Int' in a key path must be Hashable
let k3 = \D.[{ 3 }]  // error: subscript index of type '() -> Int' in a key path must be Hashable
let k4 = \D.[3 as Any]  // error: subscript index of type 'Any' in a key path must be Hashable
let k5 = \D.[3]  // error: subscript index of type 'D2' in a key path must be Hashable
let k6: WritableKeyPath<[Int: Int], Int> = \.[3, default: 0]  // error: subscript index of type '() -> Int' in a key path must be Hashable
