struct K {
  subscript(x: Int, y: Int = 5) -> Int { x * y }
  subscript(x: Int) -> Int { 0 }
}
print(K()[2], K()[2, 3])
struct L {
  subscript(v: Int...) -> String { "v" }
  subscript(x: Int, y: Int) -> String { "xy" }
  subscript(x: Int) -> String { "x" }
  subscript<T>(x: T) -> String { "T" }
}
print(L()[1], L()[1, 2], L()[1, 2, 3], L()["a"])
// expect: 0 6
// expect: x xy v T
