// swift-format-ignore-file
// An overloaded function waits for the closure whose result is its argument.
precedencegroup Pipe { associativity: left }
infix operator |>: Pipe
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func pipe<A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }
print(pipe(pipe(3) { $0 + 1 }, String.init))  // expect: 4
let four: String = 3 |> { $0 + 1 } |> String.init
print(four)  // expect: 4
let three = 3
print(three |> { Double($0) / 2 } |> { $0.rounded() } |> Int.init |> String.init)  // expect: 2
print(["1", "x"] |> { $0.compactMap(Int.init) } |> { $0.reduce(0, +) })  // expect: 1
let shout = pipe("abc") { $0.uppercased() }
print(pipe(shout, Array.init))  // expect: ["A", "B", "C"]
