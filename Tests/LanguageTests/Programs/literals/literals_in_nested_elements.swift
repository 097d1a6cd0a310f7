// swift-format-ignore-file
// Elements of nested collection literals have the type that other arguments suggest.
struct Matrix<T: Numeric> { var rows: [[T]]; static func * (a: Matrix, b: Matrix) -> Matrix { b } }
func nested<T>(_ a: [[T]], _ b: [[T]]) -> String { "\(T.self)" }
func beside<T>(_ a: [[T]], _ b: T) -> String { "\(T.self)" }
func entries<T>(_ a: [String: [T]], _ b: T) -> String { "\(T.self)" }
print(nested([[1.5]], [[2]]), nested([[2]], [[1.5]]), nested([[]], [["a"]]))  // expect: Double Double String
print(beside([[2]], 1.5), entries(["a": [2]], 1.5))  // expect: Double Double
print((Matrix(rows: [[1.5]]) * Matrix(rows: [[2]])).rows)  // expect: [[2.0]]
let matrix = Matrix(rows: [[0.5]])
print((matrix * Matrix(rows: [[2]])).rows, (Matrix(rows: [[2]]) * matrix).rows)  // expect: [[2.0]] [[0.5]]
