// swift-format-ignore-file
func square(_ n: Int) -> Int { n * n }
func join(_ list: [String], by s: String) -> String { "" }
func opt(_ n: Int?) {}
print(square("4"))  // error: cannot convert value of type 'String' to expected argument type 'Int'
print(square(2.0))  // error: cannot convert value of type 'Double' to expected argument type 'Int'
print(square(nil))  // error: 'nil' is not compatible with expected argument type 'Int'
print(join([1], by: ","))  // error: cannot convert value of type 'Int' to expected element type 'String'
opt(5)
opt(nil)
print(square(square(2)))
