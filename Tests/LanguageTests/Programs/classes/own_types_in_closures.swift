// swift-format-ignore-file
// A closure that uses a class's own type parameter doesn't keep the object.
@MainActor final class Loader<Item> {
  var items: [Item] = []
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }

  func take(_ item: Item) { items.append(item) }

  func load(_ make: @escaping @Sendable () -> Item) -> Task<Void, Never> {
    Task { @MainActor [weak self] in
      let item = make()
      let all: [Item] = [item]
      await Task.yield()
      print(Item.self, all.count, self?.name ?? "gone")
      self?.take(item)
    }
  }

  func later() -> () -> String {
    { [weak self] in "\(type(of: [Item]())) \(self == nil)" }
  }

  func nested() -> () -> () -> Bool {
    { [weak self] in
      guard let self else { return { [Item]().isEmpty } }
      let name = self.name
      return { [weak self] in
        print(name, self == nil, Optional<Item>.none as Any)
        return (1 as Any) is Item
      }
    }
  }
}

var loader: Loader<Int>? = Loader("a")
let task = loader?.load { 3 }
loader = nil
await task?.value

loader = Loader("b")
let later = loader!.later()
let nested = loader!.nested()
let inner = nested()
loader = nil
print(later())
print(inner())
print(nested()())

class Base<T> {
  lazy var describe: () -> String = { [weak self] in "\(T.self) \(self != nil)" }
  deinit { print("base", T.self) }
}
final class Derived: Base<String> {
  func both() -> [() -> String] { [describe, { [unowned self] in "\(Swift.type(of: self))" }] }
}
var derived: Derived? = Derived()
let both = derived!.both()
print(both.map { $0() })
derived = nil
print(both[0]())
// expect: deinit a
// expect: Int 1 gone
// expect: deinit b
// expect: Array<Int> true
// expect: b true nil
// expect: true
// expect: true
// expect: ["String true", "Derived"]
// expect: base String
// expect: String false
