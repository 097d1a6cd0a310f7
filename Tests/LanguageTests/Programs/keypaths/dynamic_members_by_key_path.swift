// swift-format-ignore-file
@dynamicMemberLookup struct Box<Base> { var base: Base; subscript<T>(dynamicMember keyPath: KeyPath<Base, T>) -> T { base[keyPath: keyPath] } }
@dynamicMemberLookup final class Lens<Base> { var base: Base; init(_ b: Base) { base = b }; subscript<T>(dynamicMember keyPath: WritableKeyPath<Base, T>) -> T { get { base[keyPath: keyPath] } set { base[keyPath: keyPath] = newValue } } }
struct Inner { var z = [1, 2]; var f: (Int) -> Int = { $0 + 1 } }
struct P { var x = 1; var s = "abc"; var inner = Inner(); let k = 5 }
let b = Box(base: P())
print(b.x, b.s.count, b.inner.z[1], b.s, b.k, b.inner.f(3))
let l = Lens(P())
l.x = 5; l.x += 2; l.inner.z.append(3); l.s.append("!")
print(l.x, l.inner.z, l.s, l.base.s)
@dynamicMemberLookup struct Ref<T> { let get: () -> T; subscript<U>(dynamicMember path: KeyPath<T, U>) -> Ref<U> { Ref<U> { get()[keyPath: path] } } }
let r = Ref { P() }
print(r.inner.z.count.get(), r.s.get())
@dynamicMemberLookup enum J { case s(String), d([String: J]), n; subscript(dynamicMember name: String) -> J { if case .d(let d) = self { return d[name] ?? .n }; return .n } }
print(J.d(["a": .d(["b": .s("x")])]).a.b)
// expect: 1 3 2 abc 5 4
// expect: 7 [1, 2, 3] abc! abc!
// expect: 2 abc
// expect: s("x")
