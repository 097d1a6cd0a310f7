// swift-format-ignore-file
// `Self` in a class is the dynamic type of the object, also as the type of a cast or of a pattern.
class Animal {
  required init() {}
  func isSame(_ other: Any) -> Bool { other is Self }
  func cast(_ other: Any) -> Self? { other as? Self }
  static func isOwn(_ other: Any) -> Bool { other is Self }
  class func owns(_ other: Animal) -> String { if case let own as Self = other { "\(type(of: own))" } else { "no" } }
  func match(_ other: Any) -> String {
    switch other {
    case let same as Self: "same \(type(of: same))"
    case is Animal: "animal"
    default: "no"
    }
  }
  func equals(_ other: Animal) -> Bool {
    guard let other = other as? Self else { return false }
    return other === self
  }
  var check: (Any) -> Bool { { $0 is Self } }
  lazy var kinds: [Bool] = [Animal(), Dog(), Cat()].map { $0 is Self }
}
class Dog: Animal {}
class Cat: Animal { override func match(_ other: Any) -> String { "cat " + super.match(other) } }
extension Animal { func forced(_ other: Any) -> String { (other as! Self) === self ? "me" : "other" } }
let (animal, dog, cat) = (Animal(), Dog(), Cat())
print(animal.isSame(dog), dog.isSame(animal), dog.isSame(dog), dog.isSame(3))
print(dog.cast(animal) == nil, dog.cast(dog) === dog, animal.cast(dog) === dog)
print(Animal.isOwn(dog), Dog.isOwn(animal), Dog.isOwn(dog), Dog.owns(dog), Cat.owns(dog))
print(animal.match(dog), dog.match(animal), dog.match(dog), cat.match(dog), cat.match(cat), dog.match("x"))
print(dog.equals(dog), dog.equals(animal), dog.check(cat), cat.check(cat), dog.kinds, dog.forced(dog))
final class Only { func isSame(_ other: Any) -> Bool { other is Self } }
print(Only().isSame(Only()), Only().isSame(animal))
struct Value { func isSame(_ other: Any) -> Bool { other is Self } }
print(Value().isSame(Value()), Value().isSame(1))
protocol Same { func isSame(as other: Any) -> Bool }
extension Same { func isSame(as other: Any) -> Bool { other is Self } }
extension Animal: Same {}
print((dog as any Same).isSame(as: animal), dog.isSame(as: dog))
// expect: true false true false
// expect: true true true
// expect: true false true Dog no
// expect: same Dog animal same Dog cat animal cat same Cat no
// expect: true false false true [false, true, false] me
// expect: true false
// expect: true false
// expect: false true
