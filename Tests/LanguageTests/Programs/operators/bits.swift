// swift-format-ignore-file
var h = 0xcbf29ce4
for c in "hello".utf8 { h ^= Int(c); h &*= 16777619; h &= 0xffffffff }
print(h, h << 3, h >> 2, h << -1, h >> 70, -5 >> 1, 1 << 64, 1 << 63)
var u: UInt8 = 0b1010_0101
u <<= 1; print(u, u >> 3, u << 9, ~u, u & 0xf, u | 1, u ^ 0xff)
u >>= 2; u ^= 1; u |= 0x80; u &= 0xf0; print(u)
var w: UInt64 = 14695981039346656037
for b in [UInt8](arrayLiteral: 1, 2, 3) { w ^= UInt64(b); w = w &* 1099511628211 }
print(w, w >> 60, w << UInt8(4), Int32(-8) >> 1, Int8.max &+ 1)
func mix<T: FixedWidthInteger>(_ a: T, _ b: T) -> T { var r = a; r ^= b; r <<= 1; r &+= a; return r | (b >> 1) }
print(mix(5, 9), mix(UInt8(200), 77), mix(Int16(-3), 4))
let f: (Int, Int) -> Int = (^)
print([1, 2, 4].reduce(0, |), [7, 3].reduce(-1, &), f(5, 1), [1, 2, 3].map { $0 << 2 })
var m = 0
for i in 0..<10 where i % 3 == 0 { m |= 1 << i }
print(m, m.nonzeroBitCount, m & (1 << 3) != 0)
struct Flags { var bits = 0; mutating func set(_ i: Int) { bits |= 1 << i }; mutating func flip(_ i: Int) { bits ^= 1 << i } }
var fl = Flags(); fl.set(3); fl.flip(0); fl.flip(3); print(fl.bits)
final class Box { var v = 1; func go() { v <<= 5; v &-= 1; v >>= 1 } }
let bx = Box(); bx.go(); print(bx.v)
var arr = [1, 2, 3]; arr[1] <<= 4; arr[2] ^= arr[1]; print(arr)

// expect: 4072166324 32577330592 1018041581 2036083162 0 -3 0 -9223372036854775808
// expect: 74 9 0 181 10 75 181
// expect: 144
// expect: 15035938162879559083 13 767337647848774320 -4 -128
// expect: 29 246 -17
// expect: 7 3 4 [4, 8, 12]
// expect: 585 4 true
// expect: 1
// expect: 15
// expect: [1, 32, 35]
