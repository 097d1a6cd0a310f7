// swift-format-ignore-file
struct Matrix: Equatable, CustomStringConvertible, ExpressibleByArrayLiteral {
  let rows: Int, columns: Int
  private var cells: [Double]
  init(rows: Int, columns: Int, _ cell: (Int, Int) -> Double = { _, _ in 0 }) {
    self.rows = rows
    self.columns = columns
    cells = (0..<rows).flatMap { r in (0..<columns).map { c in cell(r, c) } }
  }
  init(arrayLiteral elements: [Double]...) {
    self.init(rows: elements.count, columns: elements[0].count) { elements[$0][$1] }
  }
  static func identity(_ n: Int) -> Matrix { Matrix(rows: n, columns: n) { $0 == $1 ? 1 : 0 } }
  subscript(r: Int, c: Int) -> Double {
    get { cells[r * columns + c] }
    set { cells[r * columns + c] = newValue }
  }
  var transposed: Matrix { Matrix(rows: columns, columns: rows) { self[$1, $0] } }
  var description: String {
    (0..<rows).map { r in (0..<columns).map { "\(self[r, $0])" }.joined(separator: " ") }.joined(separator: "\n")
  }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    Matrix(rows: a.rows, columns: b.columns) { r, c in (0..<a.columns).reduce(0) { $0 + a[r, $1] * b[$1, c] } }
  }
  static func + (a: Matrix, b: Matrix) -> Matrix { Matrix(rows: a.rows, columns: a.columns) { a[$0, $1] + b[$0, $1] } }
}
let m: Matrix = [[1, 2, 3], [4, 5, 6]]
print(m.transposed)  // expect: 1.0 4.0 // expect: 2.0 5.0 // expect: 3.0 6.0
print(m * m.transposed)  // expect: 14.0 32.0 // expect: 32.0 77.0
var n = m
n[0, 0] += 9
// expect: 11.0 4.0 6.0 // expect: 8.0 10.0 12.0 // expect: false // expect: true
print(n + m, n == m, m * .identity(3) == m, separator: "\n")
