// swift-format-ignore-file
let add = { (a: Int, b: Int) -> Int in a + b }
print(add(1, 2))  // expect: 3
let hello: () -> String = { "hello" }
print(hello())  // expect: hello
var counter = 0
let inc = { counter += 1 }
inc(); inc()
print(counter)  // expect: 2
var n = 1
let copy = { [n] in n }
n = 2
print(copy(), n)  // expect: 1 2
let renamed = { [m = n + 10] in m }
print(renamed())  // expect: 12
func makeCounter() -> () -> Int { var c = 0; return { c += 1; return c } }
let c1 = makeCounter(), c2 = makeCounter()
print(c1(), c1(), c2())  // expect: 1 2 1
print([3, 1, 2].sorted { $0 > $1 }, [1, 2].map { x in x * x })  // expect: [3, 2, 1] [1, 4]
func two(_ a: () -> Void, then b: () -> Void) { a(); b() }
two { print("a") } then: { print("b") }  // expect: a // expect: b
func esc(_ f: @escaping () -> Int) -> () -> Int { f }
print(esc { 5 }())  // expect: 5
var fs: [() -> Int] = []
for i in 0..<3 { fs.append { i * 10 } }
print(fs.map { $0() })  // expect: [0, 10, 20]
let multi = { (x: Int) -> String in
  let y = x * 2
  if y > 5 { return "big" }
  return "small"
}
print(multi(1), multi(3))  // expect: small big
print({ 42 }(), { $0 + 1 }(1))  // expect: 42 2
let opt: (() -> Void)? = { print("called") }
opt?()  // expect: called
let none: (() -> Int)? = nil
print(none?() as Any)  // expect: nil
func curry(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a + b + c } } }
print(curry(1)(2)(3))  // expect: 6
print([1, 2, 3].reduce(into: [Int]()) { $0.append($1 * 2) })  // expect: [2, 4, 6]
let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in { g(f($0)) } }
print(compose({ $0 + 1 }, { $0 * 2 })(3))  // expect: 8
