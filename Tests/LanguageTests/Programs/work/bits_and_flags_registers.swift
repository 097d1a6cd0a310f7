// swift-format-ignore-file
struct BitSet: SetAlgebraLite, Sequence, ExpressibleByArrayLiteral, Hashable, CustomStringConvertible { private(set) var bits: UInt32 = 0
  init(bits: UInt32) { self.bits = bits }; init(arrayLiteral elements: Int...) { for e in elements { self[e] = true } }
  subscript(i: Int) -> Bool { get { bits & (1 << i) != 0 } set { if newValue { bits |= 1 << i } else { bits &= ~(1 << i) } } }
  func makeIterator() -> some IteratorProtocol<Int> { var rest = bits; return AnyIterator { guard rest != 0 else { return nil }; let i = rest.trailingZeroBitCount; rest &= rest - 1; return i } }
  static func | (a: Self, b: Self) -> Self { Self(bits: a.bits | b.bits) }; static func & (a: Self, b: Self) -> Self { Self(bits: a.bits & b.bits) }; static prefix func ~ (a: Self) -> Self { Self(bits: ~a.bits) }
  var count: Int { bits.nonzeroBitCount }; var description: String { "{" + map(String.init).joined(separator: ",") + "}" } }
protocol SetAlgebraLite { static func | (a: Self, b: Self) -> Self; static func & (a: Self, b: Self) -> Self; static prefix func ~ (a: Self) -> Self }
extension SetAlgebraLite { static func - (a: Self, b: Self) -> Self { a & ~b }; static func ^ (a: Self, b: Self) -> Self { (a | b) - (a & b) }; static func |= (a: inout Self, b: Self) { a = a | b } }
var a: BitSet = [1, 3, 5], b: BitSet = [3, 4]
// expect: {1,3,4,5} {3} {1,5} {1,4,5} true false 3 101010
print(a | b, a & b, a - b, a ^ b, a[3], a[4], a.count, String(a.bits, radix: 2))
// expect: {0,1,3} {3,4,31} true [0, 2, 6] Optional("x") 29
a |= [0]; a[5].toggle(); b[31] = true; print(a, b, a.contains(0), a.map { $0 * 2 }, [a: "x"][[0, 1, 3]] as Any, (~b).count)
func fold<T: SetAlgebraLite>(_ xs: [T], _ start: T) -> T { xs.reduce(start, ^) }
// expect: {3,4,31} [1, 2, 4, 8] 41 -16 43776 60
print(fold([a, b, a], []), (0..<4).map { UInt8(1) << $0 }, UInt8(0b1010_0101) >> 2, Int8(bitPattern: 0xF0), UInt16(0xAB).byteSwapped, 12.leadingZeroBitCount)
