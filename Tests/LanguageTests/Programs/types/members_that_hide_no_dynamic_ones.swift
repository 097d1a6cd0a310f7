// A member that isn't accessible doesn't hide a dynamic member with its name.
@dynamicMemberLookup struct Box<Value> {
  private var route = 1
  private(set) var count = 0
  private var value: Value
  init(_ value: Value) { self.value = value }
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
  func own() -> Int { route }
}

struct Trip {
  var route = "by train"
  var value = 3
  var count = 4
}

var box = Box(Trip())
print(box.route, box.own())  // expect: by train 1
box.route = "by ship"
box.value += 1
print(box.route, box.value)  // expect: by ship 4
print(box.count)  // expect: 0
let path = \Box<Trip>.route
print(box[keyPath: path].count)  // expect: 7
