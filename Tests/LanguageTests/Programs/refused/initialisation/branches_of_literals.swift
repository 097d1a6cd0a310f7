func never() -> Int {
  let x: Int
  if true {} else { x = 1 }
  return x  // error: constant 'x' used before being initialized
}
func negated() -> Int {
  let x: Int
  if !false { x = 1 }
  return x  // error: constant 'x' used before being initialized
}
