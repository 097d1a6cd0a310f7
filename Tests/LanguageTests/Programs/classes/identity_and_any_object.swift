// swift-format-ignore-file
final class Token { let n: Int; init(_ n: Int) { self.n = n } }
let a = Token(1), b = Token(1), c = a
print(a === c, a === b, a !== b, ObjectIdentifier(a) == ObjectIdentifier(c))  // expect: true false true true
var seen: Set<ObjectIdentifier> = []
print([a, b, c].map { seen.insert(ObjectIdentifier($0)).inserted })  // expect: [true, true, false]
let objects: [AnyObject] = [a, b]
print(objects.compactMap { ($0 as? Token)?.n }, objects[0] === a)  // expect: [1, 1] true
func copy(_ t: Token) -> Token { t }
print(copy(a) === a, [a].first === c, (a as Token?) === Optional(c))  // expect: true true true
