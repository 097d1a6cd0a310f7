func one() -> Int {
  let x: Int
  if true { x = 1 }
  return x
}
func two() -> Int {
  let x: Int
  if false {} else { x = 2 }
  return x
}
func three() -> Int {
  let x: Int
  if true, true { x = 3 } else { print(x) }
  return x
}
func four(_ isOn: Bool) -> Int {
  let x: Int
  if isOn, false { print(x) }
  x = 4
  return x
}
struct Five {
  let number: Int
  init() { if true { number = 5 } }
}
let six: Int
if true { six = 6 }
print(one(), two(), three(), four(true), Five().number, six)
// expect: 1 2 3 4 5 6
