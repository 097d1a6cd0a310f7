// swift-format-ignore-file
func counter() -> () -> Int {
  var n = 0
  return { n += 1; return n }
}
let next = counter()
print(next(), next())
print(counter() + 1)  // error: binary operator '+' cannot be applied to operands of type '() -> Int' and 'Int'
let x: Int = counter()  // error: function produces expected type 'Int'
let y: Int = counter()()
func adder(_ n: Int) -> (Int) -> Int {
  return { m in n + "x" } // error: cannot convert value of type 'String' to expected argument type 'Int'
}
func wrap(_ n: Int) -> () -> Int { n }  // error: cannot convert return expression of type 'Int' to return type '() -> Int'
print(adder(1))
print(adder(1)("2"))  // error: cannot convert value of type 'String' to expected argument type 'Int'
print(y)
