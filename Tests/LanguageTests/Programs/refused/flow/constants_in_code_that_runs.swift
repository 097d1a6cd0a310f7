// swift-format-ignore-file
func decide(_ isReady: Bool) {
  if 1 == 2 { print(1 / 0) }  // error: division by zero
  if isReady { print(UInt8(300)) }  // error: integer literal '300' overflows when stored into 'UInt8'
  if true { print(3 / 0) } else { print(1) }  // error: division by zero
  while isReady { print(Int8.max + 1) }  // error: arithmetic operation '127 + 1' (on type 'Int8') results in an overflow
  if false {} else { print(4 % 0) }  // error: division by zero
  if false {
    func inner() { print(5 / 0) }  // error: division by zero
    inner()
  }
}
decide(true)
