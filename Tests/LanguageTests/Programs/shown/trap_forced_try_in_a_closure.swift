// swift-format-ignore-file
struct Empty: Error {}
func first(_ xs: [Int]) throws -> Int { guard let x = xs.first else { throw Empty() }; return x }
let f = { (xs: [Int]) in
  try! first(xs)  // trap: Empty
}
print(f([3]))  // expect: 3
print(f([]))
