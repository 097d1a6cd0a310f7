// swift-format-ignore-file
struct Person { var name = "A"; func greet() {} }
let p = Person()
print(nmae)  // error: cannot find 'nmae' in scope
print(p.nmae)  // error: value of type 'Person' has no member 'nmae'
p.gret()  // error: value of type 'Person' has no member 'gret'
pritn("x")  // error: cannot find 'pritn' in scope
let q: Persn = p  // error: cannot find type 'Persn' in scope
p.greet()
