// swift-format-ignore-file
import Foundation

var data = Data("hello".utf8)
print(data.count, data, data[0], data.first == 104, data.isEmpty)  // expect: 5 5 bytes 104 true false
data.append(33)
data.append(contentsOf: [32, 119])
data.append(Data("orld".utf8))
print(String(decoding: data, as: UTF8.self), String(data: data, encoding: .utf8) ?? "none")  // expect: hello! world hello! world
data[0] = 72
print(String(decoding: data.prefix(5), as: UTF8.self), data.reversed().first ?? 0)  // expect: Hello 100
let slice = data[6..<8]
print(slice.startIndex, slice.count, Array(slice), slice.first ?? 0)  // expect: 6 2 [32, 119] 32
print(data.base64EncodedString())  // expect: SGVsbG8hIHdvcmxk
print(Data(base64Encoded: "SGVsbG8=").map { String(decoding: $0, as: UTF8.self) } ?? "none")  // expect: Hello
print(Data(base64Encoded: "not base64!") == nil)  // expect: true
print(Data([1, 2, 3]) == Data([1, 2, 3]), Data([1, 2]) == Data([2, 1]), Set([Data([1]), Data([1])]).count)  // expect: true false 1
print(Data([0xde, 0xad, 0xbe, 0xef]).map { String(format: "%02x", $0) }.joined())  // expect: deadbeef
print(Data(repeating: 7, count: 3).reduce(0) { $0 + Int($1) }, Data(count: 2).count)  // expect: 21 2
var sum: UInt8 = 0
for byte in Data([1, 2, 3]) { sum &+= byte }
print(sum)  // expect: 6
data.removeFirst(6)
data.removeAll { $0 == 33 }
print(String(decoding: data, as: UTF8.self), data.count)  // expect:  world 6
print("héllo".data(using: .utf8)?.count ?? 0, "héllo".data(using: .ascii) == nil)  // expect: 6 true
print(String(bytes: [72, 105], encoding: .ascii) ?? "none", String(data: Data([0xff, 0xfe, 0xfd]), encoding: .utf8) == nil)  // expect: Hi true
let parts = Data("a,b,,c".utf8).split(separator: UInt8(ascii: ","))
print(parts.map { String(decoding: $0, as: UTF8.self) })  // expect: ["a", "b", "c"]
print(Data([1, 2, 3, 4]).subdata(in: 1..<3) == Data([2, 3]), data.contains(111))  // expect: true true
func checksum(_ data: Data) -> Int { data.enumerated().reduce(0) { $0 + $1.offset * Int($1.element) } }
print(checksum(Data([1, 2, 3])))  // expect: 8
