// swift-format-ignore-file
struct Outer {
  struct Inner { var n = 1; func f() -> Int { m } }  // error: instance member 'm' of type 'Outer' cannot be used on instance of nested type 'Outer.Inner'  // says: instance member 'm' cannot be used on type 'Outer' — not yet in the compiler's words
  enum Kind { case a, b }
  var m = 2
  var inner = Inner()
  static func make() -> Inner { Inner() }
}
let a = Outer.Inner()
let b = Inner()  // error: cannot find 'Inner' in scope
let c: Kind = .a  // error: cannot find type 'Kind' in scope
let d = Outer.Kind.c  // error: type 'Outer.Kind' has no member 'c'
func g() { struct Local { var x = n }; let n = 1; print(Local().x, n) }  // error: struct declaration cannot close over value 'n' defined in outer scope  // says: cannot find 'n' in scope — not yet in the compiler's words
func h<T>(_ t: T) { struct Gen { var x: T } }  // error: type 'Gen' cannot be nested in generic function 'h'
print(a.n, Outer.make().n)
