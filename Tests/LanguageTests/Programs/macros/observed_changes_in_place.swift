// A change in place tells observers, also if the value stays the same. An assignment of an equal value doesn't.
import Observation

@Observable class Cart {
  var count = 0
  var items: [String] = [] { didSet { print("items:", oldValue.count, "->", items.count) } }
  var address = Address()
  var note: String?
  func add(_ item: String) {
    items.append(item)
    count += 1
  }
}
struct Address: Equatable {
  var city = "Leipzig"
  var lines = ["a", "b"]
}
// Its getter and setter take the place of the changes in place, too.
final class Gifts: Cart {
  override var count: Int { didSet { print("gifts:", oldValue, "->", count) } }
}
struct Failure: Error {}

func change(_ value: inout Int, fails: Bool = false) throws {
  value += 0
  if fails { throw Failure() }
}

func watch(_ name: String, _ cart: Cart = Cart(), _ change: (Cart) throws -> Void) {
  withObservationTracking {
    _ = (cart.count, cart.items, cart.address, cart.note)
  } onChange: {
    print(name, "changes")
  }
  do { try change(cart) } catch { print(name, "failed") }
}

watch("count += 0") { $0.count += 0 }  // expect: count += 0 changes
watch("count = 0") { $0.count = $0.count }
watch("removeAll") { $0.items.removeAll() }
// expect: removeAll changes
// expect: items: 0 -> 0
watch("items = []") { $0.items = [] }  // expect: items: 0 -> 0
watch("city") { $0.address.city = "Leipzig" }  // expect: city changes
watch("line") { $0.address.lines[1] = "b" }  // expect: line changes
watch("address") { $0.address = Address() }
watch("note?") { $0.note?.append("x") }  // expect: note? changes
watch("inout") { try change(&$0.count) }  // expect: inout changes
watch("throwing") { try change(&$0.count, fails: true) }
// expect: throwing changes
// expect: throwing failed
watch("add") { $0.add("tea") }
// expect: add changes
// expect: items: 0 -> 1
watch("gift += 0", Gifts()) { $0.count += 0 }  // expect: gifts: 0 -> 0
watch("gift += 1", Gifts()) { $0.count += 1 }
// expect: gift += 1 changes
// expect: gifts: 0 -> 1
