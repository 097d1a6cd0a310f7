struct Part {}
struct Whole {
  var part: Part?
  var number: Int? = nil
  var parts: [Part]?
  var pair: (Int?, Part?) = (nil, nil)
}
final class Model {
  var part: Part?
  var name: String? = nil
}
enum Choice {
  case plain(Int?)
  case named(part: Part?)
}
struct Generic<Value> {
  var value: Value?
  var change: (Value) -> Int
}
func show(_ value: Any) {
  for child in Mirror(reflecting: value).children {
    print(child.label ?? "-", type(of: child.value), child.value is Part?)
  }
}
show(Whole())
show(Model())
show(Choice.plain(nil))
show(Choice.named(part: nil))
show(Generic<Int>(value: nil, change: { $0 }))
print(Mirror(reflecting: 1..<4).displayStyle as Any)
// expect: part Optional<Part> true
// expect: number Optional<Int> true
// expect: parts Optional<Array<Part>> true
// expect: pair (Optional<Int>, Optional<Part>) false
// expect: part Optional<Part> true
// expect: name Optional<String> true
// expect: plain Optional<Int> true
// expect: named (part: Optional<Part>) false
// expect: value Optional<Int> true
// expect: change (Int) -> Int false
// expect: nil
