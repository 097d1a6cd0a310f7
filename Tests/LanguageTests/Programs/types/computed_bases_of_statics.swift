// swift-format-ignore-file
// The type before a static member is evaluated, also where the member doesn't need it.
protocol Named { init() }
extension Named {
  static func make() -> String { "made" }
  static func name() -> String { "\(Self.self)" }
  static var title: String { "title" }
}
struct Apple: Named {
  nonisolated(unsafe) static var count = 0
  static let kind = "fruit"
  static func plus(_ a: Int, _ b: Int = 2) -> Int { a + b }
  static subscript(index: Int) -> Int { index * 2 }
}
struct Pear: Named {}
enum Choice { case one, two(Int) }
class Base { class func make() -> String { "Base" }; static func fixed() -> String { "\(self)" } }
final class Derived: Base { override class func make() -> String { "Derived" } }

func any(_ number: Int) -> any Named.Type { print("any", number); return number == 0 ? Apple.self : Pear.self }
func apple() -> Apple.Type { print("apple"); return Apple.self }
func object() -> Apple { print("object"); return Apple() }
func choice() -> Choice.Type { print("choice"); return Choice.self }
func base() -> Base.Type { print("base"); return Derived.self }
func argument() -> Int { print("argument"); return 1 }

print(any(0).make())  // expect: any 0
// expect: made
print(any(1).name())  // expect: any 1
// expect: Pear
print(apple().make(), apple().title)  // expect: apple
// expect: apple
// expect: made title
print(apple().plus(argument()))  // expect: apple
// expect: argument
// expect: 3
print(type(of: object()).make())  // expect: object
// expect: made
apple().count += 1  // expect: apple
print(apple().count, apple().kind)  // expect: apple
// expect: apple
// expect: 1 fruit
print(apple()[4])  // expect: apple
// expect: 8
print(choice().one, choice().two(3))  // expect: choice
// expect: choice
// expect: one two(3)
print(base().make(), base().fixed())  // expect: base
// expect: base
// expect: Derived Derived
print(apple().init())  // expect: apple
// expect: Apple()
func generic<T: Named>(_ type: () -> T.Type) -> String { type().make() + type().name() }
print(generic(apple))  // expect: apple
// expect: apple
// expect: madeApple
let pick = apple().plus  // expect: apple
print(pick(1, 1))  // expect: 2
