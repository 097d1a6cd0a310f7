// swift-format-ignore-file
import Observation

@Observable final class Model {
  var count = 0
  var name: String { didSet { print("did set", oldValue, name) } }
  @ObservationIgnored var hidden = 1
  var items: [Int] = []
  var next: Model?
  let id = 7
  static let all = "all"
  var double: Int { count * 2 }
  init(name: String) { self.name = name }
}
@Observable class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
func observe(_ label: String, _ read: () -> Void) {
  withObservationTracking { read() } onChange: { print("change of", label) }
}
let model = Model(name: "a")
observe("count") { print(model.double) }  // expect: 0
observe("name") { print(model.name) }  // expect: a
model.hidden = 2
model.items.append(1)
model.count = 0
print("same")  // expect: same
model.count += 1  // expect: change of count
model.count += 1
observe("count again") { _ = model.count }
model.name = "b"  // expect: change of name
// expect: did set a b
model.count = 9  // expect: change of count again

// Of what one closure reads, the first change is reported, and no other.
observe("both") { _ = (model.count, model.items) }
model.items = []  // expect: change of both
model.count = 3
observe("nothing") { _ = (model.id, model.hidden) }
model.hidden = 4

// What a closure inside of another one reads belongs to both.
observe("outer") {
  withObservationTracking { _ = model.count } onChange: {}
}
model.count = 5  // expect: change of outer

// Objects are observed one by one.
model.next = Model(name: "n")
observe("next") { _ = model.next?.count }
model.count = 1
model.next?.count = 1  // expect: change of next
let box = Box([1])
observe("box") { _ = box.value.count }
box.value.append(2)  // expect: change of box
print(model.count, model.items, model.name, box.value)  // expect: 1 [] b [1, 2]
print(model is any Observable)  // expect: true
