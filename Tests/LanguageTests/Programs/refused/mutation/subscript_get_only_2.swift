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
m["a", 1]  // error: cannot convert value of type 'String' to expected argument type 'Int'
print(m[1, 1], m[1])  // error: missing argument label 'flat:' in subscript
var text = "hello"
text[0] = "j"  // error: cannot assign through subscript: subscript is get-only
print("abc".first!, "abc"[0])  // error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
