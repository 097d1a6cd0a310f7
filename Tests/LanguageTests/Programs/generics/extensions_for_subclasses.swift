// swift-format-ignore-file
class Animal { let name: String; init(name: String) { self.name = name } }
class Dog: Animal { func bark() -> String { "\(name) barks" } }
final class Puppy: Dog {}
struct Cage<Content: Animal> { let content: Content; var label: String { content.name } }
extension Cage where Content: Dog {
  func listen() -> String { content.bark() + " in " + label }
  func twice() -> [String] { [listen(), listen()] }
}
print(Cage(content: Dog(name: "Rex")).listen(), Cage(content: Puppy(name: "Bo")).twice(), Cage(content: Animal(name: "Cat")).label)
func hear<D: Dog>(_ cage: Cage<D>) -> String { cage.listen() }
print(hear(Cage(content: Puppy(name: "Al"))))
// expect: Rex barks in Rex ["Bo barks in Bo", "Bo barks in Bo"] Cat
// expect: Al barks in Al
