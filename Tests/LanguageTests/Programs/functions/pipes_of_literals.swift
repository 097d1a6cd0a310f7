// swift-format-ignore-file
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(3 |> { $0 * 10 } |> String.init)
print([1, 2] |> { $0.map { $0 + 1 } } |> { $0.reduce(0, +) })
print("a" |> { $0 + "b" } |> \.count)
func pipe<A, B>(_ a: A, _ f: (A) -> B) -> B { f(a) }
print(pipe(["1", "x"]) { $0.compactMap(Int.init) })
print(pipe(["1", "x"]) { $0.count })
print(pipe(pipe(["1", "x"]) { $0.compactMap(Int.init) }) { $0.reduce(0, +) })
print(pipe(pipe(["1", "x"]) { $0.compactMap { Int($0) } }) { $0.reduce(0) { $0 + $1 } })
// expect: 30
// expect: 5
// expect: 2
// expect: [1]
// expect: 2
// expect: 1
// expect: 1
