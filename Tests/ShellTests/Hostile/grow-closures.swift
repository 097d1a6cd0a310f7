// status: 3
var f: () -> Int = { 0 }
while true {
  let g = f
  f = { g() + 1 }
}
