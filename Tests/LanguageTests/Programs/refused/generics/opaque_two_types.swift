// swift-format-ignore-file
protocol Shape { func area() -> Double }
struct Square: Shape { var side = 1.0; func area() -> Double { side * side } }
struct Circle: Shape { var r = 1.0; func area() -> Double { 3 * r * r } }
func unit() -> some Shape { Square() }
func either(_ flag: Bool) -> some Shape {  // error: function declares an opaque return type 'some Shape', but the return statements in its body do not have matching underlying types
  if flag { return Square() }
  return Circle()
}
func boxed(_ flag: Bool) -> any Shape {
  if flag { return Square() }
  return Circle()
}
func wrong() -> some Shape { 5 }  // error: return type of global function 'wrong()' requires that 'Int' conform to 'Shape'
func never() -> some Shape { fatalError() }  // error: return type of global function 'never()' requires that 'Never' conform to 'Shape'
print(unit().area(), boxed(true).area())
