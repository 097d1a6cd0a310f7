// swift-format-ignore-file
// The first return, and every other one, must determine the opaque part of a result.
protocol Shape { var size: Int { get } }
struct Dot: Shape { var size = 1 }
struct Line: Shape { var size = 2 }

func several(_ flag: Bool) -> [some Shape] {  // error: do not have matching underlying types
  if flag { return [Dot()] }
  return [Line()]
}
func nothing() -> (some Shape)? { nil }  // error: underlying type for opaque result type '(some Shape)?' could not be inferred from return expression
func empty() -> [some Shape] { [] }  // error: underlying type for opaque result type '[some Shape]' could not be inferred from return expression
func number() -> (some Shape, Int) { (3, 3) }  // error: return type of global function 'number()' requires that 'Int' conform to 'Shape'
func early(_ flag: Bool) -> (some Shape)? {
  if flag { return nil }  // error: could not be inferred from return expression
  return Dot()
}
func unknown() -> [some Shape] { [dots] }  // error: cannot find 'dots' in scope
