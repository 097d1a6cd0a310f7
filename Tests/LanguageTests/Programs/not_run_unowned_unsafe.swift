// swift-format-ignore-file
class A {}
let a = A()
unowned(unsafe) let b = a  // error: the modifier `unowned(unsafe)` on a variable isn't supported in a lesson
