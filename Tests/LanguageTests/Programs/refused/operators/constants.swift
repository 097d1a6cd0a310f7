// swift-format-ignore-file
func a() -> Int { Int.max + 1 }  // error: arithmetic operation '9223372036854775807 + 1' (on type 'Int') results in an overflow
func b() -> UInt8 { let x: UInt8 = 200; let y: UInt8 = 100; return x + y }  // error: arithmetic operation '200 + 100' (on type 'UInt8') results in an overflow
func c() -> Int { let n = 1_000_000_000; return n * n * n }  // error: arithmetic operation '1000000000000000000 * 1000000000' (on type 'Int') results in an overflow
func d(_ n: Int) -> Int { let z = 0; return n / z }  // error: division by zero
func e() { let n = 0; if n != 0 { print(10 / n) } }  // error: division by zero
func f() -> Int { 7 % (3 - 3) }  // error: division by zero
func g() -> Int { Int.min / -1 }  // error: division '-9223372036854775808 / -1' results in an overflow
func h() -> Int8 { let a: Int8 = -128; return -a }  // error: arithmetic operation '0 - -128' (on signed 8-bit integer type) results in an overflow
func i() { var x = 5; x /= 0; print(x) }  // error: division by zero
func j() -> UInt8 { UInt8(200) + UInt8(100) }  // error: arithmetic operation '200 + 100' (on type 'UInt8') results in an overflow
func k() -> Int { 9223372036854775807 + 1 }  // error: arithmetic operation '9223372036854775807 + 1' (on type 'Int') results in an overflow
func l() -> UInt { 0 - 1 }  // error: arithmetic operation '0 - 1' (on type 'UInt') results in an overflow
func m() -> Int8 { Int8(200.5) }  // error: invalid conversion: '200.5' overflows 'Int8'
func n() -> Int? { Int(exactly: 1e19) }  // error: invalid conversion: '1e19' overflows 'Int?'
func o() -> UInt8 { UInt8(-1.0) }  // error: negative literal '-1.0' cannot be converted to 'UInt8'
func p() -> UInt { -1 }  // error: negative integer '-1' overflows when stored into unsigned type 'UInt'
func q() -> UInt8 { UInt8(255.9) &+ 1 }
