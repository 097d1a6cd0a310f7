// swift-format-ignore-file
struct S {
  var n = 0 {
    didSet { print(n) }  // error: a property observer (`didSet`) isn't supported in a lesson
  }
  var m = 0 { willSet { print(newValue) } }  // error: a property observer (`willSet`) isn't supported in a lesson
}
var top = 1 { didSet { print(top) } }  // error: a property observer (`didSet`) isn't supported in a lesson
func f() {
  var local = 1 { didSet { print(local) } }  // error: a property observer (`didSet`) isn't supported in a lesson
  local = 2
}
