// swift-format-ignore-file
enum Shape { case circle(r: Double), square(Double) }
var shape = Shape.circle(r: 1)
switch shape {
case .circle(let r):
  r = 2  // error: cannot assign to value: 'r' is immutable  // says: cannot assign to value: 'r' is a 'let' constant — not yet in the compiler's words
  print(r)
case .square(var side):
  side *= 2
  print(side)
}
if let n = Int("5") {
  n += 1  // error: left side of mutating operator isn't mutable: 'n' is a 'let' constant
  print(n)
}
if var n = Int("5") { n += 1; print(n) }
guard let m = Int("6") else { fatalError() }
m = 7  // error: cannot assign to value: 'm' is a 'let' constant
do { throw Oops() } catch { error = Oops() }  // error: cannot assign to value: 'error' is immutable  // says: cannot assign to value: 'error' is a 'let' constant — not yet in the compiler's words
struct Oops: Error {}
print(m)
