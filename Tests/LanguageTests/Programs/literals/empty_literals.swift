// swift-format-ignore-file
// The elements of a literal of which nothing is known are Any, a dictionary's keys AnyHashable.
func size<T>(_ list: [T]) -> String { "\(list.count) of \(T.self)" }
func types<K, V>(_ pairs: [K: V]) -> String { "\(K.self): \(V.self)" }
func name<T>(_ value: T) -> String { "\(T.self)" }
func first<T>(_ list: [T], _ one: T) -> String { "\(T.self)" }
struct Box<T> { var items: [T]; init(_ items: [T]) { self.items = items } }
print(size([]), types([:]), name([]), name([:]))
// expect: 0 of Any AnyHashable: Any Array<Any> Dictionary<AnyHashable, Any>
print(size([[]]), name([[], []]), name([[1], []]), types([1: []]))
// expect: 1 of Array<Any> Array<Array<Any>> Array<Array<Int>> Int: Array<Any>
print(size([nil]), first([], 1), first([], "a"), Box([]))
// expect: 1 of Optional<Any> Int String Box<Any>(items: [])
print([].isEmpty, name([].first), [].map { $0 }, name([] + []))
// expect: true Optional<Any> [] Array<Any>
let flag = true
print(size(flag ? [] : []), flag ? [] : [1], name({ [] }))
// expect: 0 of Any [] () -> Array<Any>
for x in [] { print(x) }
let (empty, one) = ([], 1)
print(empty.count, one, zip([], [1]).map { $1 })
// expect: 0 1 []
