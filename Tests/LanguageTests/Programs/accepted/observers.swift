// swift-format-ignore-file
struct S {
  var n = 0 {
    didSet { print(n) }
  }
  var m = 0 { willSet { print(newValue) } }
}
var top = 1 { didSet { print(top) } }
func f() {
  var local = 1 { didSet { print(local) } }
  local = 2
}
