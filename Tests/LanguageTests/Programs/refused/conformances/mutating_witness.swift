// swift-format-ignore-file
protocol Resettable {
  var count: Int { get }
  func reset()
}
final class Tally: Resettable {
  var count = 3
  func reset() { count = 0 }
}
struct Stack: Resettable {  // error: type 'Stack' does not conform to protocol 'Resettable'
  var count = 3
  mutating func reset() { count = 0 }
}
protocol Stepping { mutating func step() }
struct Still: Stepping { func step() {} }
struct Walker: Stepping { var at = 0; mutating func step() { at += 1 } }
var walker = Walker()
walker.step()
print(walker.at)
