// swift-format-ignore-file
let t = (1, 2)
switch t { case (1, let x): print(x); fallthrough  // expect: 2 // expect: d
default: print("d") }
