// swift-format-ignore-file
let a = (Int) -> Int  // error: expected member name or initializer call after type name
func take(_ value: Any) {}
take((Int) -> Void)  // error: expected member name or initializer call after type name
let b = Int?  // error: expected member name or initializer call after type name
let c = any Equatable  // error: expected member name or initializer call after type name
take(String?)  // error: expected member name or initializer call after type name
