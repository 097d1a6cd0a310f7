// swift-format-ignore-file
func rest(_ n: Int) -> Int { n % 0 }  // error: division by zero
func half(_ n: UInt8) -> UInt8 { n / 0 }  // error: division by zero
print(rest(1), half(2), 1.0 / 0)
