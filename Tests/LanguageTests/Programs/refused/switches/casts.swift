// swift-format-ignore-file
protocol P {}
struct A: P {}
func f(_ x: Any, _ p: any P) {
  switch x {  // error: switch must be exhaustive
  case is Int: print("int")
  case let s as String: print(s.count)
  case let a as A: print(a)
  }
  switch p {  // error: switch must be exhaustive
  case is A: print("A")
  }
  switch x {
  case let n as Int: print(n + 1)
  case let s as String: print(s + 1)  // error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
  case let u as Unknown: print(u)  // error: cannot find type 'Unknown' in scope
  default: break
  }
}
f(1, A())
