// swift-format-ignore-file
struct Age {
  let years: Int
  init?(_ n: Int) { if n < 0 { return nil }; years = n }
  init(exactly n: Int) { if n < 0 { return nil }; years = n }  // error: only a failable initializer can return 'nil'
}
let a = Age(3)
print(a.years)  // error: value of optional type 'Age?' must be unwrapped to refer to member 'years' of wrapped base type 'Age'
print(a?.years as Any, a!.years)
let b: Age = Age(4)  // error: value of optional type 'Age?' must be unwrapped to a value of type 'Age'
struct Wrapper {
  var age: Age
  init(_ n: Int) { age = Age(n) }  // error: value of optional type 'Age?' must be unwrapped to a value of type 'Age'
  init(forced n: Int) { age = Age(n)! }
  func value() -> Age { return Age(1) }  // error: value of optional type 'Age?' must be unwrapped to a value of type 'Age'
}
struct Outer { init() { self.init(5) }  // error: a non-failable initializer cannot delegate to failable initializer 'init(_:)' written with 'init?'
  init?(_ n: Int) { return nil } }
print(Wrapper(forced: 3).age.years)
