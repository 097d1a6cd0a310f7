// swift-format-ignore-file
let a: Int8 = 200  // error: integer literal '200' overflows when stored into 'Int8'
let b: UInt = -1  // error: negative integer '-1' overflows when stored into unsigned type 'UInt'
let c: UInt8 = 255
let d: Int = 9_223_372_036_854_775_808  // error: integer literal '9223372036854775808' overflows when stored into 'Int'
let e = UInt8(300)  // error: integer literal '300' overflows when stored into 'UInt8'
let f = c &+ 1
let g: Int8 = 127 + 1  // error: arithmetic operation '127 + 1' (on type 'Int8') results in an overflow
let h = Int8.max
let j: [UInt8] = [1, 256]  // error: integer literal '256' overflows when stored into 'UInt8'
print(a, b, c, d, e, f, g, h, j)
