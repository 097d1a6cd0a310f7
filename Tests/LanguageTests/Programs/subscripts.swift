// swift-format-ignore-file
struct Matrix { let rows: Int, cols: Int; private var data: [Int]
  init(rows: Int, cols: Int) { self.rows = rows; self.cols = cols; data = Array(repeating: 0, count: rows * cols) }
  subscript(r: Int, c: Int) -> Int { get { data[r * cols + c] } set { data[r * cols + c] = newValue } }
  subscript(row r: Int) -> [Int] { Array(data[(r * cols)..<(r * cols + cols)]) } }
var m = Matrix(rows: 2, cols: 2)
m[0, 1] = 5
m[1, 1] += 3
print(m[0, 1], m[1, 1], m[row: 0], m[row: 1])  // expect: 5 3 [0, 5] [0, 3]
class Table { var d: [String: Int] = [:]; subscript(k: String) -> Int? { get { d[k] } set { d[k] = newValue } } }
let t = Table()
t["a"] = 1
t["a"]! += 1
t["b"] = nil
print(t["a"] as Any, t["b"] as Any)  // expect: Optional(2) nil
var nested: [String: [String: [Int]]] = [:]
nested["x", default: [:]]["y", default: []].append(1)
nested["x"]?["y"]?.append(2)
print(nested)  // expect: ["x": ["y": [1, 2]]]
var grid = [[1, 2], [3, 4]]
for r in grid.indices { for c in grid[r].indices { grid[r][c] *= 10 } }
// expect: [[10, 20], [30, 40]] [10, 20, 30, 40] [30, 70]
print(grid, grid.flatMap { $0 }, grid.map { $0.reduce(0, +) })
var s = [1, 2, 3, 4, 5]
s.swapAt(0, 4)
print(s[1...].count, s[..<2], s[1..<3], s[...1])  // expect: 4 [5, 2] [2, 3] [5, 2]
