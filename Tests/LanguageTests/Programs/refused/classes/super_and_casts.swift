// swift-format-ignore-file
class Animal { func name() -> String { "animal" } }
class Dog: Animal {
  override func name() -> String { super.name() + "!" }
  func bark() {}
  func wrong() { super.bark() }  // error: value of type 'Animal' has no member 'bark'
}
class Plain { func f() { super.f() } }  // error: 'super' cannot be used in class 'Plain' because it has no superclass
struct Value { func f() { super.f() } }  // error: 'super' cannot be used in non-class type 'Value'  // says: 'super' cannot be used outside of class members — not yet in the compiler's words
let a: Animal = Dog()
a.bark()  // error: value of type 'Animal' has no member 'bark'
let d: Dog = a  // error: cannot convert value of type 'Animal' to specified type 'Dog'
(a as? Dog)?.bark()
(a as Dog).bark()  // error: 'Animal' is not convertible to 'Dog'
let f = Dog() as Animal
print(f.name())
