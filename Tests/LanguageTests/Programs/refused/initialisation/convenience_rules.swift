// swift-format-ignore-file
class Animal {
  var legs: Int
  init(legs: Int) { self.legs = legs }
  convenience init(pairs: Int) { self.init(legs: pairs * 2) }
  init(bad: Int) { self.init(legs: bad) }  // error: designated initializer for 'Animal' cannot delegate (with 'self.init')
}
class Dog: Animal {
  init() { super.init(pairs: 2) }  // error: must call a designated initializer of the superclass 'Animal'
  convenience init(name: String) { super.init(legs: 4) }  // error: convenience initializer for 'Dog' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')
  convenience init(good: String) { self.init() }
  init(other: Int) { super.init(wings: 2) }  // error: no exact matches in call to initializer  // says: incorrect argument label in call (have 'wings:', expected 'legs:') — not yet in the compiler's words
}
struct Point {
  var x = 0
  init(x: Int) { self.x = x }
  convenience init() { self.init(x: 0) }  // error: initializers in structs are not marked with 'convenience'
  init(n: Int) { super.init() }  // error: 'super' cannot be used in non-class type 'Point'  // says: 'super' cannot be used outside of class members — not yet in the compiler's words
}
print(Dog().legs)
