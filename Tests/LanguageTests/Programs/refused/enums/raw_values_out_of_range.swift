// swift-format-ignore-file
enum Small: Int8 {
  case low = -129  // error: integer literal '-129' overflows when stored into 'Int8'
  case high = 127
  case higher  // error: integer literal '128' overflows when stored into 'Int8'
}
enum Byte: UInt8 {
  case below = -1  // error: negative integer '-1' overflows when stored into unsigned type 'UInt8'
  case most = 0xFF
  case more  // error: integer literal '256' overflows when stored into 'UInt8'
}
enum Large: Int { case most = 9223372036854775807, more }  // error: integer literal '9223372036854775808' overflows when stored into 'Int'
enum Least: Int64 { case least = -9223372036854775808, next }
enum Most: UInt64 { case most = 18446744073709551615, more }  // error: integer literal '18446744073709551616' overflows when stored into 'UInt64'
