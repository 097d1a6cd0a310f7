// swift-format-ignore-file
class Base { var n = 0 { didSet { print("base did", n) } }; var double: Int { get { n * 2 } set { n = newValue / 2 } } }
class Derived: Base { override var n: Int { willSet { print("derived will", newValue) } didSet { print("derived did", oldValue, n) } }; override var double: Int { didSet { print("double", oldValue, double) } } }
let d = Derived()
d.n = 1
d.double = 10
let b: Base = d
b.n += 1
print(b.n)
// expect: derived will 1
// expect: base did 1
// expect: derived did 0 1
// expect: derived will 5
// expect: base did 5
// expect: derived did 1 5
// expect: double 2 10
// expect: derived will 6
// expect: base did 6
// expect: derived did 5 6
// expect: 6
