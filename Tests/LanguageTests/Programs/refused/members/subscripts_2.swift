// swift-format-ignore-file
struct Grid {
  subscript(x: Int, y: Int) -> Int { x + y }
  subscript(name name: String) -> String { name }
  subscript(only i: Double) -> Double { get { i } set {} }
  subscript() -> Int { 1 }
  static subscript(s: Int) -> Int { s }
}
var g = Grid()
print(g[1, 2], g[name: "a"], g[], Grid[5])
g[1, 2] = 5  // error: cannot assign through subscript: subscript is get-only
g[only: 1.5] = 2
g[only: 1.5] = "x"  // error: cannot assign value of type 'String' to subscript of type 'Double'  // says: cannot assign value of type 'String' to type 'Double' — not yet in the compiler's words
print(Grid[1, 2])  // error: instance member 'subscript' cannot be used on type 'Grid'  // says: extra argument in call — not yet in the compiler's words
print(5[0])  // error: value of type 'Int' has no subscripts
