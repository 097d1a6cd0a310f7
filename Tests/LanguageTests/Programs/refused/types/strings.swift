// swift-format-ignore-file
let s = "abc"
let n = 5
print(s + n)  // error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
print(s + "\(n)")
print(s + String(n))
print("a" * 3)  // error: binary operator '*' cannot be applied to operands of type 'String' and 'Int'
print(s - "a")  // error: binary operator '-' cannot be applied to two 'String' operands
print(s[0])  // error: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
print(s.count + s)  // error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
print(s.reversed() + "x")
