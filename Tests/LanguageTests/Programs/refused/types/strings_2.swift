// swift-format-ignore-file
let s = "abc"
let n = 5
print(s + "\(n)")
print(s + String(n))
print(s.length)  // error: value of type 'String' has no member 'length'
let c: Character = s.first  // error: value of optional type 'String.Element?' (aka 'Optional<Character>') must be unwrapped to a value of type 'String.Element' (aka 'Character')  // says: value of optional type 'Character?' must be unwrapped to a value of type 'Character' — names of types are shown, not aliases
let t: String = s.first!  // error: cannot convert value of type 'String.Element' (aka 'Character') to specified type 'String'  // says: cannot convert value of type 'Character' to specified type 'String' — names of types are shown, not aliases
print(s == n)  // error: binary operator '==' cannot be applied to operands of type 'String' and 'Int'
print(s < 5)  // error: binary operator '<' cannot be applied to operands of type 'String' and 'Int'
print(s.reversed() + "x")
