// swift-format-ignore-file
// The initializers that take a value of a protocol, as functions.
import Foundation

struct Point: CustomStringConvertible { var x = 1; var description: String { "x\(x)" } }
struct Log: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("log") }
}
print([Point()].map(String.init), [[1, 2]].map(String.init), [1...2].map(String.init))
// expect: ["x1"] ["[1, 2]"] ["1...2"]
print([Date(timeIntervalSince1970: 0)].map(String.init), [Log()].map(String.init))
// expect: ["1970-01-01 00:00:00 +0000"] ["log"]
print([true].map(String.init), [Int8(1)].map(String.init), "a b".split(separator: " ").map(String.init))
// expect: ["true"] ["1"] ["a", "b"]
func texts<Value: CustomStringConvertible>(_ values: [Value]) -> [String] { values.map(String.init) }
func numbers<Value: BinaryInteger>(_ values: [Value]) -> [String] { values.map(String.init) }
print(texts([1.5]), numbers([2]), String(describing: 1.5), String(describing: Point() as Any))
// expect: ["1.5"] ["2"] 1.5 x1
var text = ""
1.5.write(to: &text)
Float(2).write(to: &text)
print(text, 1.5 is any TextOutputStreamable)  // expect: 1.52.0 true
let points: [any CustomStringConvertible] = [Point(), 3]
print(points.map { String(describing: $0) })  // expect: ["x1", "3"]
