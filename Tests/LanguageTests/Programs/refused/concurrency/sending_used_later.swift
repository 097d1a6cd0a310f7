// swift-format-ignore-file
final class Box { var n = 0 }
func keep(_ box: sending Box) {}
func a() {
  let box = Box()
  keep(box)  // error: sending 'box' risks causing data races
  print(box.n)
}
func b() {
  let box = Box()
  keep(box)
}
func c(_ box: Box) {
  keep(box)  // error: sending 'box' risks causing data races
}
func d() {
  let box = Box()
  for _ in 0..<2 { keep(box) }  // error: sending 'box' risks causing data races
}
func e() -> sending Box { Box() }
func f(_ box: Box) -> sending Box { box }  // error: sending 'box' risks causing data races
b()
