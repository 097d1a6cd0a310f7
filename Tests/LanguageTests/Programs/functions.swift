// swift-format-ignore-file
func greet(_ name: String, from place: String = "here", times: Int = 1) -> String {
  String(repeating: "Hi \(name) from \(place). ", count: times)
}
// expect: Hi A from here.  Hi B from there.  Hi C from here. Hi C from here.
print(greet("A"), greet("B", from: "there"), greet("C", times: 2))
func add(_ a: inout Int, by n: Int) { a += n }
var x = 1
add(&x, by: 4)
print(x)  // expect: 5
var arr = [1, 2]
add(&arr[1], by: 10)
print(arr)  // expect: [1, 12]
func sum(_ n: Int...) -> Int { n.reduce(0, +) }
print(sum(), sum(1, 2, 3))  // expect: 0 6
func fact(_ n: Int) -> Int { n <= 1 ? 1 : n * fact(n - 1) }
print(fact(10))  // expect: 3628800
func outer() -> Int {
  var count = 0
  func inc() { count += 1 }
  inc(); inc()
  return count
}
print(outer())  // expect: 2
func swapTwo(_ a: inout Int, _ b: inout Int) { let t = a; a = b; b = t }
var p = 1, q = 2
swapTwo(&p, &q); swap(&p, &q); swapTwo(&p, &q)
print(p, q)  // expect: 2 1
func over(_ x: Int) -> String { "int" }
func over(_ x: Double) -> String { "double" }
func over(_ x: String) -> String { "string" }
func over(label x: Int) -> String { "labelled" }
print(over(1), over(1.5), over("a"), over(label: 1))  // expect: int double string labelled
func make() -> (Int) -> Int { func twice(_ n: Int) -> Int { n * 2 }; return twice }
print(make()(4))  // expect: 8
func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
print(isEven(10), isOdd(3))  // expect: true true
let f = greet(_:from:times:)
print(f("Z", "q", 1))  // expect: Hi Z from q.
@discardableResult func d() -> Int { 3 }
d()
func void() {}
print(void())  // expect: ()
func apply(_ f: (Int, Int) -> Int) -> Int { f(2, 3) }
print(apply(+), apply(*), apply { $0 - $1 }, apply(max))  // expect: 5 6 -1 3
