// swift-format-ignore-file
struct Bounded { var list = [0, 0]
  subscript(i: Int) -> Int { get { list[i] } set { guard newValue < 10 else {
    fatalError("too large: \(newValue)")  // trap: too large: 12
  }; list[i] = newValue } } }
var b = Bounded()
b[0] = 4; b[0] += 5; print(b[0])  // expect: 9
b[0] += 3
