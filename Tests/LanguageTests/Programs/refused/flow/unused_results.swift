// swift-format-ignore-file
func value() -> Int { 5 }
let n = 5
n + 1
value()
n.missing  // error: value of type 'Int' has no member 'missing'
func f() -> Int {
  5
  6
}
