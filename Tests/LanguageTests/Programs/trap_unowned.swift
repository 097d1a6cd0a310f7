// swift-format-ignore-file
final class Owner { let name = "o" }
var owner: Owner? = Owner()
let read = { [unowned o = owner!] in o.name }  // trap: attempted to read an unowned reference but the object was already released
print(read())  // expect: o
owner = nil
print(read())
