// swift-format-ignore-file
class Node {
  var value = 0
  func change() { value = 1 }
  func swap() { self = Node() }  // error: cannot assign to value: 'self' is immutable
  mutating func grow() { value += 1 }  // error: 'mutating' is not valid on instance methods in classes
}
protocol Resettable { mutating func reset() }
extension Node: Resettable { func reset() { value = 0 } }
enum Light {
  case red, green
  func toggle() { self = self == .red ? .green : .red }  // error: cannot assign to value: 'self' is immutable
  mutating func flip() { self = self == .red ? .green : .red }
}
let light = Light.red
light.flip()  // error: cannot use mutating member on immutable value: 'light' is a 'let' constant
var other = light
other.flip()
Node().change()
print(other)
