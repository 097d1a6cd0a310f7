// swift-format-ignore-file
func memoize<In: Hashable, Out>(_ compute: @escaping (In) -> Out) -> (In) -> Out {
  var cache: [In: Out] = [:]
  return { input in
    if let known = cache[input] { return known }
    let value = compute(input)
    cache[input] = value
    return value
  }
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
// expect: computing 4 // expect: computing 5
let slow = memoize { (n: Int) -> Int in print("computing", n); return n * n }
print(slow(4), slow(4), slow(5))  // expect: 16 16 25
print(compose(slow, String.init)(4) + "!")  // expect: 16!
print([1, 2, 3].map(curry(+)(10)), flip(curry(-))(1)(10))  // expect: [11, 12, 13] 9
struct Point: Hashable { var x, y: Int }
let distance = memoize { (p: Point) in abs(p.x) + abs(p.y) }
print(distance(Point(x: 3, y: -4)), distance(Point(x: 3, y: -4)))  // expect: 7 7
