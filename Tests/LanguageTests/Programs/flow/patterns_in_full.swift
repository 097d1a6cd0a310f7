// swift-format-ignore-file
enum Shape { case circle(radius: Double), rect(w: Int, h: Int), named(String, inner: [Int]?), dot }
func f(_ s: Shape) -> String {
  switch s {
  case .circle(radius: let r) where r > 10: "big"
  case .circle(0): "point"
  case .circle: "circle"
  case .rect(let w, let h) where w == h: "square \(w)"
  case let .rect(w, h: _) where w < 0: "bad \(w)"
  case .rect(1...3, _): "thin"
  case let .rect(w: w, h: h): "\(w)x\(h)"
  case .named("x", inner: nil): "bare x"
  case .named(let n, inner: let xs?): "\(n) with \(xs.count)"
  case .named(let n, _): n
  case .dot: "dot"
  }
}
let shapes: [Shape] = [.circle(radius: 11), .circle(radius: 0), .circle(radius: 1), .rect(w: 2, h: 2), .rect(w: -1, h: 3), .rect(w: 3, h: 9), .rect(w: 4, h: 9), .named("x", inner: nil), .named("y", inner: [1]), .named("z", inner: nil), .dot]
// expect: big
// expect: point
// expect: circle
// expect: square 2
// expect: bad -1
// expect: thin
// expect: 4x9
// expect: bare x
// expect: y with 1
// expect: z
// expect: dot
for s in shapes { print(f(s)) }
if case .rect(let w, _) = shapes[3], w > 1 { print("rect", w) }  // expect: rect 2
guard case let .named(n, inner: xs?) = shapes[8] else { fatalError() }
print(n, xs)  // expect: y [1]
while case let .circle(r)? = shapes.first { print(r); break }  // expect: 11.0
let any: [Any] = [1, "s", 2.5, [1, 2], (1, "t"), Shape.dot, Optional<Int>.none as Any]
for a in any {
  switch a {
  case let n as Int where n > 0: print("int", n)  // expect: int 1
  case is String: print("string")  // expect: string
  case let d as Double: print("double", d)  // expect: double 2.5
  case let xs as [Int]: print("ints", xs.count)  // expect: ints 2
  case let (n, s) as (Int, String): print("pair", n, s)  // expect: pair 1 t
  case Shape.dot as Shape: print("a dot")  // expect: a dot
  default: print("else")  // expect: else
  }
}
