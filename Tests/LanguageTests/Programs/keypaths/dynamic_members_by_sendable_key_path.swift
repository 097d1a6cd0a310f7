// A subscript for dynamic members may ask for a key path that is Sendable.
@dynamicMemberLookup
struct Lens<Value> {
  var value: Value
  subscript<Part>(dynamicMember path: KeyPath<Value, Part> & Sendable) -> Lens<Part> {
    Lens<Part>(value: value[keyPath: path])
  }
}
struct Address: Sendable { var city = "Ulm" }
struct Person: Sendable { var address = Address() }
let lens = Lens(value: Person())
print(lens.address.city.count.value)  // expect: 3
@dynamicMemberLookup
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part> & Sendable) -> Part {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
let box = Box(Address())
box.city += "!"
print(box.city)  // expect: Ulm!
