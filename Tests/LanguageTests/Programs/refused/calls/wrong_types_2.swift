// swift-format-ignore-file
func square(_ n: Int) -> Int { n * n }
func join(_ list: [String], by s: String) -> String { "" }
func opt(_ n: Int?) {}
print(join("a", by: ","))  // error: cannot convert value of type 'String' to expected argument type '[String]'
print(join(["a"], by: 5))  // error: cannot convert value of type 'Int' to expected argument type 'String'
opt(5)
opt(nil)
opt("5")  // error: cannot convert value of type 'String' to expected argument type 'Int'
print(square(square(2)))
print(square(print(1)))  // error: cannot convert value of type '()' to expected argument type 'Int'
