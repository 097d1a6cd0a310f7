// swift-format-ignore-file
struct S: Hashable {}
let a = [AnyHashable(1), 2, "x"]; print(a, type(of: a))
let d = [AnyHashable("k"): 1, 2: 3]; print(d.count, type(of: d))
func f<T>(_ x: [T]) { print(T.self) }
f([AnyHashable(1), 2, "x"]); f([1 as Any, 2]); f([S(), AnyHashable(1)]); f(["a", AnyHashable(1)]); f([nil, AnyHashable(2)]); f([1 as any Hashable, 2])
let b = true ? AnyHashable(1) : 2; print(b)
print(Set([AnyHashable(1), 2, "x"]).count)
print((\S.self as Any) is AnyHashable, (\S.self as Any) is any Hashable, (\S.hashValue as Any) is any Equatable, AnyHashable(\S.self) == AnyHashable(\S.self), [\S.hashValue: 1].count)
func h<T: Hashable>(_ t: T) -> Int { t.hashValue }; print(h(\S.hashValue) == h(\S.hashValue), (\S.hashValue as any Hashable) is AnyKeyPath)
// expect: [AnyHashable(1), AnyHashable(2), AnyHashable("x")] Array<AnyHashable>
// expect: 2 Dictionary<AnyHashable, Int>
// expect: AnyHashable
// expect: Any
// expect: AnyHashable
// expect: AnyHashable
// expect: Optional<AnyHashable>
// expect: Hashable
// expect: 1
// expect: 3
// expect: true true true true 1
// expect: true true
