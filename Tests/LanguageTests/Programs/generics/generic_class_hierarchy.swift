// swift-format-ignore-file
class Box<T> {
  var value: T
  init(_ value: T) { self.value = value }
  func update(_ change: (inout T) -> Void) { change(&value); changed() }
  func changed() {}
}
final class LoggedBox<T: CustomStringConvertible>: Box<T> {
  private(set) var log: [String] = []
  override func changed() { log.append(value.description) }
}
final class NamedBox: Box<String> {
  let name: String
  init(name: String, _ value: String) { self.name = name; super.init(value) }
  override var value: String { didSet { print(name, oldValue, "->", value) } }
}
let logged = LoggedBox(1)
logged.update { $0 += 4 }
logged.update { $0 *= 2 }
print(logged.log, logged.value)
let boxes: [Box<String>] = [Box("plain"), NamedBox(name: "n", "first")]
for box in boxes { box.update { $0 += "!" } }
print(boxes.map(\.value), boxes[1] is NamedBox, type(of: boxes[0]))
// expect: ["5", "10"] 10
// expect: n first -> first!
// expect: ["plain!", "first!"] true Box<String>
