// swift-format-ignore-file
let o: Int? = 1
print(o.magnitude)  // error: value of optional type 'Int?' must be unwrapped to refer to member 'magnitude' of wrapped base type 'Int'
if let x = 5 { print(x) }  // error: initializer for conditional binding must have Optional type, not 'Int' // error: cannot find 'x' in scope  // says: initializer for conditional binding must have Optional type, not 'Int' — not yet in the compiler's words
let z = o!
let w = z!  // error: cannot force unwrap value of non-optional type 'Int'
let s: String? = "a"
print(s.count)  // error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
print(z?.magnitude)  // error: cannot use optional chaining on non-optional value of type 'Int'
