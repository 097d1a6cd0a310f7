// swift-format-ignore-file
let value = 1
print(vlaue)  // error: cannot find 'vlaue' in scope
prnt(1)  // error: cannot find 'prnt' in scope
let s: Strng = ""  // error: cannot find type 'Strng' in scope
struct P { var name = "" }
print(P().nme)  // error: value of type 'P' has no member 'nme'
P().foo()  // error: value of type 'P' has no member 'foo'
print(undefined.x)  // error: cannot find 'undefined' in scope
