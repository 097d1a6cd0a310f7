// swift-format-ignore-file
struct Matrix {
  var cells = [1, 2, 3, 4]
  subscript(row: Int, column: Int) -> Int { cells[row * 2 + column] }
  subscript(flat i: Int) -> Int {
    get { cells[i] }
    set { cells[i] = newValue }
  }
}
var m = Matrix()
m[flat: 0] = 5
m[0, 1] = 6  // error: cannot assign through subscript: subscript is get-only
m[0, 1] += 1  // error: left side of mutating operator isn't mutable: subscript is get-only
m[0] = 1  // error: missing argument label 'flat:' in subscript
m[flat: "0"] = 1  // error: cannot convert value of type 'String' to expected argument type 'Int'
var text = "hello"
