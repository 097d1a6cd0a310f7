// swift-format-ignore-file
let total: Int
let names = ["a", "b"]
if names.count > 5 { total = 1 }
print(total)  // error: constant 'total' used before being initialized
var label: String
func show() { print(names) }
switch names.count {
case 2: label = "two"
default: break
}
print(label)  // error: variable 'label' used before being initialized
let once: Int
once = 1
once = 2  // error: immutable value 'once' may only be initialized once
show()
