// swift-format-ignore-file
// A default implementation of a refining protocol isn't the witness of a conformance that a class inherits, or that
// has fewer conditions.
protocol Named { func name() -> String }
extension Named { func name() -> String { "Named" } }
protocol Labeled: Named {}
extension Labeled { func name() -> String { "Labeled" } }
class Base: Named {}
class Derived: Base, Labeled {}
print((Derived() as any Named).name(), (Derived() as any Labeled).name())  // expect: Named Named
print(Derived().name())  // expect: Labeled

// A requirement that is declared again has the witness of the first one.
protocol Titled: Named { func name() -> String }
extension Titled { func name() -> String { "Titled" } }
class Book: Base, Titled {}
struct Box<Value>: Named {}
extension Box: Titled where Value: Equatable {}
func name<T: Titled>(of value: T) -> String { value.name() }
print(name(of: Book()), (Book() as any Named).name())  // expect: Named Named
print(name(of: Box<Int>()), (Box<Int>() as any Titled).name())  // expect: Named Named
struct Page: Titled {}
print(name(of: Page()), (Page() as any Named).name())  // expect: Titled Titled

// The inherited conformance also decides between defaults of unrelated protocols.
protocol Marked: Named {}
extension Marked { func name() -> String { "Marked" } }
class First: Labeled {}
class Second: First, Marked {}
print((Second() as any Marked).name(), (Second() as any Named).name())  // expect: Labeled Labeled

// A generic superclass.
protocol Holder {
  associatedtype Item
  func describe(_ item: Item) -> String
  func describe<Extra>(_ item: Item, with extra: Extra) -> String
}
extension Holder {
  func describe(_ item: Item) -> String { "Holder \(item)" }
  func describe<Extra>(_ item: Item, with extra: Extra) -> String { "Holder \(item) \(extra)" }
}
protocol Keeper: Holder {
  func describe(_ item: Item) -> String
  func describe<Extra>(_ item: Item, with extra: Extra) -> String
}
extension Keeper {
  func describe(_ item: Item) -> String { "Keeper" }
  func describe<Extra>(_ item: Item, with extra: Extra) -> String { "Keeper \(item) \(extra)" }
}
class Shelf<Item>: Holder {}
class BookShelf: Shelf<String>, Keeper {}
func describe<K: Keeper>(_ keeper: K, _ item: K.Item) -> String { keeper.describe(item) }
print(describe(BookShelf(), "novel"))  // expect: Holder novel
// A generic requirement is a new one.
func describeWith<K: Keeper>(_ keeper: K, _ item: K.Item) -> String { keeper.describe(item, with: 1) }
print(describeWith(BookShelf(), "novel"))  // expect: Keeper novel 1
