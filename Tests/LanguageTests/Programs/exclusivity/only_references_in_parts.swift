// A mutating call on a part of a value has the only reference to the objects in the part.
final class Reference {}
struct Counted {
  private var reference = Reference()
  var copies = 0
  mutating func change() {
    if !isKnownUniquelyReferenced(&reference) {
      reference = Reference()
      copies += 1
    }
  }
}
struct Nested {
  var part = Counted()
  var pair: (first: Counted, rest: (Counted, Int)) = (Counted(), (Counted(), 1))
  var grid = [[Counted()]]
  var optional: Counted? = Counted()
  var places: [Counted?] = [Counted()]
  var names = ["a": Counted()]
}
class Owner {
  var counted = Counted()
  var list = [Counted(), Counted()]
  var nested = Nested()
  nonisolated(unsafe) static var shared = Counted()
  nonisolated(unsafe) static var all = [Counted()]
}
func twice(_ counted: inout Counted) {
  counted.change()
  counted.change()
}
func each(_ one: inout Counted, _ other: inout Counted) {
  one.change()
  other.change()
}

func parts() {
  var nested = Nested()
  twice(&nested.part)
  twice(&nested.pair.first)
  twice(&nested.pair.rest.0)
  twice(&nested.grid[0][0])
  twice(&nested.optional!)
  nested.optional?.change()
  nested.places[0]?.change()
  nested.names["a"]!.change()
  nested.names["a"]?.change()
  nested.names["none"]?.change()
  each(&nested.part, &nested.pair.first)
  print(nested.part.copies, nested.pair.first.copies, nested.pair.rest.0.copies)
  print(nested.grid[0][0].copies, nested.optional!.copies, nested.places[0]!.copies)
  print(nested.names["a"]!.copies, nested.names.count)
  var made: [String: Counted] = [:]
  twice(&made["a", default: Counted()])
  made["a", default: Counted()].change()
  print(made["a"]!.copies)
}
parts()
// expect: 0 0 0
// expect: 0 0 0
// expect: 0 1
// expect: 0

func properties() {
  let owner = Owner()
  twice(&owner.counted)
  twice(&owner.list[1])
  twice(&owner.nested.part)
  twice(&owner.nested.grid[0][0])
  twice(&Owner.shared)
  twice(&Owner.all[0])
  each(&owner.counted, &owner.nested.part)
  print(owner.counted.copies, owner.list[1].copies, owner.nested.part.copies)
  print(owner.nested.grid[0][0].copies, Owner.shared.copies, Owner.all[0].copies)
  // A further reference is found.
  let copy = owner.counted
  owner.counted.change()
  print(owner.counted.copies, copy.copies)
}
properties()
// expect: 0 0 0
// expect: 0 0 0
// expect: 1 0

var global = Nested()
twice(&global.part)
global.pair.rest.0.change()
global.grid[0][0].change()
global.places[0]?.change()
print(global.part.copies, global.pair.rest.0.copies, global.grid[0][0].copies)
// expect: 0 0 0

final class Storage<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
@propertyWrapper struct CopiedOnWrite<Value> {
  private var storage: Storage<Value>
  private(set) var projectedValue = 0
  init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  var wrappedValue: Value {
    get { storage.value }
    set {
      if isKnownUniquelyReferenced(&storage) {
        storage.value = newValue
      } else {
        storage = Storage(newValue)
        projectedValue += 1
      }
    }
  }
}
struct Document { @CopiedOnWrite var text = "" }
var document = Document()
document.text = "a"
document.text += "b"
document.text.append("c")
print(document.$text)
let old = document
document.text = "d"
print(document.$text, old.text, document.text)
// expect: 0
// expect: 1 abc d
