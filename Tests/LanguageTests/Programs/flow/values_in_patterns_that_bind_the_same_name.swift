// The expressions in a case's patterns don't see the names that the patterns bind.

func kind(_ pair: (Int, Int), _ n: Int) -> String {
  switch pair {
  case (let n, n): "\(n) beside the wanted one"
  case (let a, let b) where a == b: "twins \(a)"
  default: "others"
  }
}
print(kind((2, 5), 5))  // expect: 2 beside the wanted one
print(kind((3, 3), 5))  // expect: twins 3
print(kind((3, 4), 5))  // expect: others

func first(_ pair: (Int, Int?), _ limit: Int) -> Int {
  switch pair {
  case (let limit, limit?), (limit, let limit?): limit
  default: -1
  }
}
print(first((7, 5), 5))  // expect: 7
print(first((5, 9), 5))  // expect: 9
print(first((1, 2), 5))  // expect: -1
