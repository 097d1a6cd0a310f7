// swift-format-ignore-file
import Foundation
struct Pair { var a: Int8; var b: Int }
struct Empty {}
struct Flags { var x: Bool; var y: Bool; var n: Int32 }
enum Direction { case north, south }
enum One { case only }
final class Box {}
protocol P {}
protocol C: AnyObject {}
print(MemoryLayout<Int>.size, MemoryLayout<Int8>.size, MemoryLayout<UInt16>.stride, MemoryLayout<Int32>.alignment, MemoryLayout<Double>.size, MemoryLayout<Float>.stride, MemoryLayout<Bool>.size)
print(MemoryLayout<Pair>.size, MemoryLayout<Pair>.stride, MemoryLayout<Pair>.alignment, MemoryLayout<Empty>.size, MemoryLayout<Empty>.stride, MemoryLayout<Flags>.size, MemoryLayout<Flags>.stride)
print(MemoryLayout<Direction>.size, MemoryLayout<One>.size, MemoryLayout<Box>.size, MemoryLayout<String>.size, MemoryLayout<[Int]>.size, MemoryLayout<[String: Int]>.size, MemoryLayout<Character>.size)
print(MemoryLayout<Int?>.size, MemoryLayout<Int?>.stride, MemoryLayout<Bool?>.size, MemoryLayout<Box?>.size, MemoryLayout<String?>.size, MemoryLayout<Direction?>.size, MemoryLayout<UInt8?>.size, MemoryLayout<Pair?>.size, MemoryLayout<Flags?>.size)
print(MemoryLayout<(Int8, Int32)>.size, MemoryLayout<(Int32, Int8)>.size, MemoryLayout<(Int32, Int8)>.stride, MemoryLayout<Any>.size, MemoryLayout<any P>.size, MemoryLayout<any C>.size, MemoryLayout<AnyObject>.size, MemoryLayout<() -> Void>.size, MemoryLayout<any Error>.size, MemoryLayout<Void>.size)
print(MemoryLayout.size(ofValue: 3 as Int16), MemoryLayout<Int>.stride(ofValue: 4), MemoryLayout<UUID>.size, MemoryLayout<Date>.size, MemoryLayout<CGRect>.size, MemoryLayout<Range<Int>>.size)
func bytes<T: FixedWidthInteger>(_ x: T) -> Int { MemoryLayout<T>.size }
print(bytes(3 as UInt32), bytes(3))
// expect: 8 1 2 4 8 4 1
// expect: 16 16 8 0 1 8 8
// expect: 1 0 8 16 8 8 16
// expect: 9 16 1 8 16 1 2 17 8
// expect: 8 5 8 32 40 16 8 16 8 0
// expect: 2 8 16 8 32 16
// expect: 4 8
