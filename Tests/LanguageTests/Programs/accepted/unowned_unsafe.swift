// swift-format-ignore-file
class A {}
let a = A()
unowned(unsafe) let b = a
