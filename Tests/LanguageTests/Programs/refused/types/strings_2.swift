// swift-format-ignore-file
let s = "abc"
let n = 5
print(s + "\(n)")
print(s + String(n))
print(s.length)  // error: value of type 'String' has no member 'length'
let c: Character = s.first  // error: value of optional type 'String.Element?' (aka 'Optional<Character>') must be unwrapped to a value of type 'String.Element' (aka 'Character')
let t: String = s.first!  // error: cannot convert value of type 'String.Element' (aka 'Character') to specified type 'String'
print(s == n)  // error: binary operator '==' cannot be applied to operands of type 'String' and 'Int'
print(s < 5)  // error: binary operator '<' cannot be applied to operands of type 'String' and 'Int'
print(s.reversed() + "x")
