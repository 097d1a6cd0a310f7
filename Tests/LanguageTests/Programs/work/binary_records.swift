// swift-format-ignore-file
// bit sets, option sets and binary protocol encoding
struct Permissions: OptionSet, Hashable, CustomStringConvertible { let rawValue: UInt8
  static let read = Self(rawValue: 1 << 0), write = Self(rawValue: 1 << 1), execute = Self(rawValue: 1 << 2)
  static let all: Self = [.read, .write, .execute]
  var description: String { let names: [(Self, String)] = [(.read, "r"), (.write, "w"), (.execute, "x")]; return names.map { contains($0.0) ? $0.1 : "-" }.joined() } }
struct Writer { private(set) var bytes: [UInt8] = []
  mutating func write<T: FixedWidthInteger>(_ v: T) { withBytes(v.bigEndian) }
  private mutating func withBytes<T: FixedWidthInteger>(_ v: T) { var v = v; for _ in 0..<MemoryLayout<T>.size { bytes.append(UInt8(truncatingIfNeeded: v)); if T.bitWidth > 8 { v >>= 8 } } }
  mutating func write(_ s: String) { write(UInt16(s.utf8.count)); bytes += s.utf8 } }
struct Reader { enum Failure: Error { case truncated(needed: Int, left: Int), badUTF8 }; private var rest: ArraySlice<UInt8>; init(_ b: [UInt8]) { rest = b[...] }
  mutating func read<T: FixedWidthInteger>(_: T.Type = T.self) throws(Failure) -> T { let n = T.bitWidth / 8; guard rest.count >= n else { throw .truncated(needed: n, left: rest.count) }; defer { rest.removeFirst(n) }; return rest.prefix(n).reduce(0) { $0 << 8 | T(truncatingIfNeeded: $1) } }
  mutating func string() throws(Failure) -> String { let n = Int(try read(UInt16.self)); guard rest.count >= n else { throw .truncated(needed: n, left: rest.count) }; defer { rest = rest.dropFirst(n) }; guard let s = String(validating: rest.prefix(n), as: UTF8.self) else { throw .badUTF8 }; return s } }
var p: Permissions = [.read, .execute]
p.insert(.write); p.remove(.execute)
print(p, Permissions.all.subtracting(p), p.isSubset(of: .all), [Permissions.all: 1][.all]!, Permissions(rawValue: 5))
var w = Writer(); w.write(UInt8(7)); w.write(Int32(-2)); w.write("héllo"); w.write(UInt64.max)
print(w.bytes)
var r = Reader(w.bytes)
do { print(try r.read(UInt8.self), try r.read() as Int32, try r.string(), try r.read(UInt64.self)); _ = try r.read(UInt16.self) } catch { print(error) }
print(String(0b1011, radix: 2), Int("ff", radix: 16)!, (UInt8(200) &+ 100), UInt8(200).addingReportingOverflow(100), Int8(bitPattern: 0xFF), 0x0F & ~0x05, (1 << 4).trailingZeroBitCount, UInt16(0xABCD).byteSwapped == 0xCDAB)
// expect: rw- --x true 1 r-x
// expect: [7, 255, 255, 255, 254, 0, 6, 104, 195, 169, 108, 108, 111, 255, 255, 255, 255, 255, 255, 255, 255]
// expect: 7 -2 héllo 18446744073709551615
// expect: truncated(needed: 2, left: 0)
// expect: 1011 255 44 (partialValue: 44, overflow: true) -1 10 4 true
