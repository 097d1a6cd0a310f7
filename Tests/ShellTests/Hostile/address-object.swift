// status: 0
final class C {}
let c = C()
print(c, ObjectIdentifier(c) == ObjectIdentifier(c), [c])
