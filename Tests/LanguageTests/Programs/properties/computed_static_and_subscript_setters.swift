// swift-format-ignore-file
struct Temperature { var celsius: Double; var fahrenheit: Double { get { celsius * 1.8 + 32 } set { celsius = (newValue - 32) / 1.8 } }; static var freezing: Self { Self(celsius: 0) }; static let boiling = Temperature(celsius: 100) }
var t = Temperature.freezing
t.fahrenheit = 212
print(t.celsius, t.fahrenheit, Temperature.boiling.fahrenheit)  // expect: 100.0 212.0 212.0
struct Grid { var cells: [Int], width: Int; subscript(x: Int, y: Int) -> Int { get { cells[y * width + x] } set { cells[y * width + x] = newValue } }; subscript(row y: Int) -> [Int] { get { (0..<width).map { self[$0, y] } } set { for (x, v) in newValue.enumerated() { self[x, y] = v } } }
  static subscript(n: Int) -> Grid { Grid(cells: Array(repeating: 0, count: n * n), width: n) } }
var g = Grid[2]
g[1, 0] = 5; g[1, 0] += 1; g[row: 1] = [8, 9]; g.cells.swapAt(0, 3)
print(g.cells, g[row: 0])  // expect: [9, 6, 8, 0] [9, 6]
