// swift-format-ignore-file
func pipe<A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }
func later<A>(_ f: (A) -> A, _ a: A) -> A { f(a) }
func unwrapped<A, B>(_ a: A?, _ f: (A) -> B) -> B? { a.map(f) }

struct Box<Value> {
  var value: Value
  func map<Other>(_ change: (Value) -> Other) -> Other { change(value) }
}

print(pipe(3) { x in
  let half = x * 0.5
  return half
})
print(pipe(3) { x in
  print(x)
  return x * 1.5
})
print(pipe(3) { x in
  let same = x
  return type(of: same)
})
print(pipe([3, 4]) { xs in
  let first = xs[0] * 1.5
  return first
})
print(pipe([[1, 2], [3]]) { rows in
  let quarter = rows[0][1] / 4.0
  return quarter
})
print(pipe(["a": 1]) { prices in
  let quarter = prices["a"]! / 4.0
  return quarter
})
print(pipe((1, "a")) { pair in
  let quarter = pair.0 / 4.0
  return quarter
})
print(unwrapped(3) { x in
  let half = x * 0.5
  return half
} as Any)
print(
  later(
    { x in
      let half = x * 0.5
      return half
    }, 3))
print(Box(value: 3).map { x in
  let half = x * 0.5
  return half
})
print([1, 2].map { x in
  let half = x * 0.5
  return half
})
print([1, 2, 3].filter { x in
  let isLarge = x > 1.5
  return isLarge
})
print([1, 2].reduce(0) { sum, x in
  let next = sum + x
  return next + 0.5
})
let total: Double = [1, 2].reduce(0) { sum, x in
  let next = sum + x
  return next
}
print(total)
var sum = 0.0
[1, 2].forEach { x in
  sum += x
  print(x)
}
// expect: 1.5
// expect: 3.0
// expect: 4.5
// expect: Int
// expect: 4.5
// expect: 0.5
// expect: 0.25
// expect: 0.25
// expect: Optional(1.5)
// expect: 1.5
// expect: 1.5
// expect: [0.5, 1.0]
// expect: [2.0, 3.0]
// expect: 4.0
// expect: 3.0
// expect: 1.0
// expect: 2.0
