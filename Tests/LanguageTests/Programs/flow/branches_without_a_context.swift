// swift-format-ignore-file
// Without a contextual type, each branch of an `if` or `switch` expression has its own type (SE-0380).
let condition = true

// An empty collection literal has elements of type `Any`, so the branches' common type has them too.
let some = if condition { [Int]() } else { [] }
print(type(of: some))  // expect: Array<Any>
let none = if condition { [] } else { [1] }
print(none, type(of: none))  // expect: [] Array<Any>
let flattened = [1, 2].flatMap { if $0 > 1 { [$0] } else { [] } }
print(flattened, type(of: flattened))  // expect: [2] Array<Any>
let keyed = [1, 2].map { if $0 > 1 { ["a": 1] } else { [:] } }
print(type(of: keyed))  // expect: Array<Dictionary<AnyHashable, Any>>

// Types that convert to one of the branches' types.
let optional = if condition { Optional(1) } else { 2 }
print(type(of: optional))  // expect: Optional<Int>
let hashable = if condition { AnyHashable(1) } else { 2 }
print(type(of: hashable))  // expect: AnyHashable
let anything = if condition { 1 as Any } else { 2.5 }
print(anything)  // expect: 1
class Shape {}
class Circle: Shape {}
class Square: Shape {}
let shape: Shape = if condition { Circle() } else { Square() }
let found = if condition { Circle() } else { Square() }
print(type(of: shape), type(of: found))  // expect: Circle Circle

// The branches of a closure without a common type are statements.
print([1, 2].map { if $0 > 1 { 1.5 } else { 2 } })  // expect: [(), ()]
let printed = [1, 2].map { if $0 > 1 { print("two") } else { 3 } }  // expect: two
print(printed)  // expect: [(), ()]

// A contextual type, or an optional of one, is the type of each branch.
let declared: [Double] = if condition { [1] } else { [] }
print(declared)  // expect: [1.0]
let results = [1, 2].map { number -> Double in if number > 1 { 1.5 } else { 2 } }
print(results)  // expect: [2.0, 1.5]
print([1, 2].compactMap { if $0 > 1 { $0 } else { nil } })  // expect: [2]
print([1, 2].map { if $0 > 1 { 1.5 } else if $0 > 0 { 2.5 } else { fatalError() } })  // expect: [2.5, 1.5]
