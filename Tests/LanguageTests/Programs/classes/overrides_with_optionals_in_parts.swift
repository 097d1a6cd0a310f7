// swift-format-ignore-file
// Overrides with optionals of a subclass, in tuples and in functions.
class Animal { var name: String { "animal" } }
class Dog: Animal { override var name: String { "dog" } ; func bark() -> String { "woof" } }
class Base {
  func pair() -> (Animal?, Int) { (Animal(), 1) }
  func maker() -> () -> Animal? { { Animal() } }
  func taker() -> (Dog?) -> String { { $0?.bark() ?? "-" } }
  var both: (first: Animal?, rest: [Animal]) { (nil, []) }
  func nested() -> ((Animal?, Animal), Int)? { nil }
}
class Sub: Base {
  override func pair() -> (Dog?, Int) { (Dog(), 2) }
  override func maker() -> () -> Dog? { { Dog() } }
  override func taker() -> (Animal?) -> String { { $0?.name ?? "none" } }
  override var both: (first: Dog?, rest: [Animal]) { (Dog(), []) }
  override func nested() -> ((Dog?, Dog), Int) { ((nil, Dog()), 3) }
}
let bases: [Base] = [Base(), Sub()]
for b in bases {
  print(b.pair().0?.name ?? "nil", b.maker()()?.name ?? "nil", b.taker()(Dog()), b.taker()(nil), b.both.first?.name ?? "nil", b.nested()?.0.1.name ?? "nil")
}
print(Sub().pair().0!.bark(), Sub().maker()()!.bark(), Sub().taker()(Animal()), Sub().nested().0.1.bark())
// expect: animal animal woof - nil nil
// expect: dog dog dog none dog dog
// expect: woof woof animal woof
