// swift-format-ignore-file
// Of several subscripts for dynamic members, the one whose key path can do most is chosen.
final class Counter {
  var count = 1
  let id = 3
}
struct Point {
  var x = 1
  var box = Counter()
}
@dynamicMemberLookup struct Lens<Value> {
  var value: Value
  subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part {
    print("read")
    return value[keyPath: path]
  }
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
    get { print("get"); return value[keyPath: path] }
    set { print("set"); value[keyPath: path] = newValue }
  }
  subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Value, Part>) -> Part {
    get { print("get through"); return value[keyPath: path] }
    nonmutating set { print("set through"); value[keyPath: path] = newValue }
  }
}
let counter = Lens(value: Counter())
print(counter.count)
// expect: get through
// expect: 1
print(counter.id)
// expect: read
// expect: 3
counter.count = 4
// expect: set through
var point = Lens(value: Point())
point.x += 2
// expect: get
// expect: set
let fixed = Lens(value: Point())
print(fixed.x)
// expect: get
// expect: 1
print(fixed.box.count)
// expect: get
// expect: 1
let twice = Lens(value: Lens(value: Counter()))
print(twice.count)
// expect: get through
// expect: get through
// expect: 1
