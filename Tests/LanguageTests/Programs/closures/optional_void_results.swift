// swift-format-ignore-file
let f: (Int) -> ()? = { n in if n == 0 { return nil }; print("x") }
let g: () -> ()?? = { print("y") }
print(f(1) as Any, g() as Any)
func t(_ b: () -> ()?) { print(b() as Any) }
t { let a = 1; _ = a }
t { }
// expect: x
// expect: y
// expect: Optional(()) Optional(Optional(()))
// expect: Optional(())
// expect: Optional(())
