// An opaque type may be a part of a result, and a result of a member of an existential.
protocol Shape { var size: Int { get } }

struct Dot: Shape { var size = 1 }

struct Twice<Inner: Shape>: Shape {
  var inner: Inner
  var size: Int { inner.size * 2 }
}

func pair() -> (some Shape, Int) { (Dot(), 3) }
func list(_ count: Int) -> [some Shape] {
  if count == 0 { return [Dot]() }
  return Array(repeating: Dot(), count: count)
}
func maybe(_ isThere: Bool) -> (some Shape)? { isThere ? Dot() : nil }
func table() -> [String: some Shape] { ["a": Dot()] }
func copies<T: Shape>(of shape: T) -> [some Shape] { [Twice(inner: shape), Twice(inner: shape)] }
var dots: [some Shape] { [Dot(), Dot()] }

print(pair().0.size, pair().1, list(0).count, list(2).map(\.size))  // expect: 1 3 0 [1, 1]
print(maybe(true)?.size ?? 0, maybe(false)?.size ?? 0, table()["a"]!.size)  // expect: 1 0 1
print(copies(of: Dot()).map { $0.size }, dots.count)  // expect: [2, 2] 2
print(type(of: copies(of: pair().0)))  // expect: Array<Twice<Dot>>

extension Shape {
  func doubled() -> some Shape { Twice(inner: self) }
  var all: [some Shape] { [Twice(inner: self)] }
}

let shapes: [any Shape] = [Dot(), Twice(inner: Dot())]
for shape in shapes {
  let doubled = shape.doubled()
  print(doubled.size, type(of: doubled), shape.all.map { $0.size })
}
// expect: 2 Twice<Dot> [2]
// expect: 4 Twice<Twice<Dot>> [4]
print(shapes[0].doubled().doubled().size)  // expect: 4
