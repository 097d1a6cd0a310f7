// swift-format-ignore-file
// Cases of enumerations that an Any is matched with.
enum Msg { case hello(Int), bye }
let a: Any = Msg.bye
if case Msg.bye = a { print("bye") }
switch a { case Msg.hello(let n): print(n); case Msg.bye: print("b"); default: print("no") }
let values: [Any] = [Int?.none as Any, 3, Optional("a") as Any, [Int]()]
for v in values {
  if case Optional<Any>.none = v { print("nothing") } else { print("something") }
  switch v {
  case Optional<Int>.some(let n): print("int", n)
  case Optional<String>.some(let s): print("string", s)
  case Optional<Any>.none: print("none")
  default: print("other")
  }
}
// expect: bye
// expect: b
// expect: nothing
// expect: none
// expect: something
// expect: int 3
// expect: something
// expect: string a
// expect: something
// expect: other
