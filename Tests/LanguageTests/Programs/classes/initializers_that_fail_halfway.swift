// swift-format-ignore-file
// An object whose initializer fails before all is set has no deinit; formats as C reads them.
import Foundation
class R { let id: Int
  init?(_ id: Int) { guard id > 0 else { return nil }; self.id = id }
  deinit { print("free \(id)") } }
print(R(0) == nil, R(1) == nil)
class D { var a = 1; init(_ ok: Bool) throws { if !ok { throw E() } }; deinit { print("d") } }
struct E: Error {}
_ = try? D(false)
_ = try? D(true)
class B: R { let x: Int; init?(b: Int) { if b == 1 { return nil }; x = b; super.init(b) }; deinit { print("b") } }
_ = B(b: 1); _ = B(b: 0); _ = B(b: 2)
print(String(format: "%x %u %o", -1, -1, -1), String(format: "%d", Int(Int32.max) + 1), String(format: "%hhx %hhd %hd", 511, 300, 70000), String(format: "%ld %lx %lld %li %zd", Int.max, -1, Int.min, 5, 7), String(format: "%05d|%-5d|%+d|%x", 42, 42, 42, 255), String(format: "%d %u", UInt8(200), Int8(-3)))
// expect: free 1
// expect: true false
// expect: d
// expect: d
// expect: b
// expect: free 2
// expect: ffffffff 4294967295 37777777777 -2147483648 ff 44 4464 9223372036854775807 ffffffffffffffff -9223372036854775808 5 7 00042|42   |+42|ff 200 4294967293
