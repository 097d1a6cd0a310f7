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
print(g[1])  // error: static member 'subscript' cannot be used on instance of type 'Grid'  // says: missing argument label 'name:' in subscript — not yet in the compiler's words
print(g[nam: "a"])  // error: incorrect argument label in subscript (have 'nam:', expected 'name:')
print(g[name: 5])  // error: cannot convert value of type 'Int' to expected argument type 'String'
print(g[1, 2, 3])  // error: extra argument in subscript  // says: extra argument in call — not yet in the compiler's words
g[only: 1.5] = 2
