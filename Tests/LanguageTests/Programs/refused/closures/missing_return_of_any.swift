// swift-format-ignore-file
let x: Any = { let a = 1; print(a); a }()  // error: missing return in closure expected to return 'Any'
func g(_ f: () -> Any) { print(f()) }
g { print("a"); print("b") }  // error: missing return in closure expected to return 'Any'
func h<T>(_ f: () -> T) -> T { f() }
let y: Any = h { print("c"); print("d") }  // error: missing return in closure expected to return 'Any'
let z: Any? = { print("a"); print("b") }()  // error: missing return in closure expected to return 'Any?'
print({ print("e"); print("f") }())  // error: missing return in closure expected to return 'Any'
h { print("g"); print("h") }
let f = { (x: Int) -> Int in
  let z = x + 1
  z * 2  // error: missing return in closure expected to return 'Int'
}
