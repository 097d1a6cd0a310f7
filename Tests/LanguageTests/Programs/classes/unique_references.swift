// swift-format-ignore-file
final class Box<T> { var v: T; init(_ v: T) { self.v = v } }
struct Cow<T> { private var b: Box<T>; init(_ v: T) { b = Box(v) }
 var value: T { get { b.v } set { if isKnownUniquelyReferenced(&b) { print("in place"); b.v = newValue } else { print("copy"); b = Box(newValue) } } } }
var a = Cow(1)
a.value = 2
var c = a
c.value = 3
a.value = 4
print(a.value, c.value)
var o: Box<Int>? = Box(1)
print(isKnownUniquelyReferenced(&o))
let o2 = o
print(isKnownUniquelyReferenced(&o), o2!.v)
o = nil
print(isKnownUniquelyReferenced(&o))
// expect: in place
// expect: copy
// expect: in place
// expect: 4 3
// expect: true
// expect: false 1
// expect: false
