// swift-format-ignore-file
enum Shape { case circle(Double), square(Double), none }
func f(_ s: Shape) {
  switch s {
  case .none: fallthrough  // error: 'fallthrough' from a case which doesn't bind variable 'r'
  case .circle(let r): print(r)
  case .square: print("s")
  }
  switch s {
  case .circle: fallthrough
  case .none: print("c or n")
  case .square: print("s")
  }
  fallthrough  // error: 'fallthrough' is only allowed inside a switch
  if case .none = s { fallthrough }  // error: 'fallthrough' is only allowed inside a switch
}
f(.none)
