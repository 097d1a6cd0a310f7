// swift-format-ignore-file
enum Event { case key(Int), text(String), click(x: Int, y: Int) }
func handle(_ e: Event) {
  switch e {
  case .key(let n), .text(let n): print(n)  // error: pattern variable bound to type 'String', expected type 'Int'
  case .click(let x, _): print(x)
  }
  switch e {
  case .key(let n), .click(let x, _): print(n, x)  // error: 'x' must be bound in every pattern  // error: 'n' must be bound in every pattern
  case .text: break
  }
  switch e {
  case .key(let n), .click(let n, _): print(n)
  case .text(let s) where n > 1: print(s)  // error: cannot find 'n' in scope
  case .text: print(s)  // error: cannot find 's' in scope
  }
  switch e {
  case let .click(x, x): print(x)  // error: invalid redeclaration of 'x'
  default: break
  }
}
handle(.key(1))
