// swift-format-ignore-file
struct Person { var name = "A"; func greet() {} }
let p = Person()
let r = Prson()  // error: cannot find 'Prson' in scope
func f(_ n: Integer) {}  // error: cannot find type 'Integer' in scope
print(Int.maximum, String.length)  // error: type 'Int' has no member 'maximum'  // error: type 'String' has no member 'length'  // says: type 'Int' has no member 'maximum' — not yet in the compiler's words
print("abc".length, [1].length)  // error: value of type 'String' has no member 'length'  // error: value of type '[Int]' has no member 'length'  // says: value of type 'String' has no member 'length' — not yet in the compiler's words
p.greet()
