// swift-format-ignore-file
func show<T>(_ a: T) -> String { "T" }
func show(_ a: Any) -> String { "any" }
func show3(_ a: Any?) -> String { "any?" }
func show3<T>(_ a: T) -> String { "T" }
func show9(_ a: Any) -> String { "any" }
func show9(_ a: [Int]) -> String { "[Int]" }
func show9b<T>(_ a: T) -> String { "T" }
func show9b(_ a: [Int]) -> String { "[Int]" }
func show10(_ a: Any?) -> String { "any?" }
func show10(_ a: Int?) -> String { "Int?" }
func show11<T>(_ a: T) -> String { "T" }
func show11<T>(_ a: T?) -> String { "T?" }
func show11(_ a: Any) -> String { "Any" }
func show14<T>(_ a: [T]) -> String { "[T]" }
func show14<T>(_ a: T) -> String { "T" }
func show14<T: Sequence>(_ a: T) -> String where T.Element == Int { "seq int" }
let n = [1, 2, 3], a = [1, 1]
print("show map", show(n.map { $0 }))  // expect: show map T
print("show sorted", show([1].sorted()))  // expect: show sorted any
print("show n.sorted", show(n.sorted()))  // expect: show n.sorted T
print("show Set", show(Set(a)))  // expect: show Set any
print("show Optional(n)", show(Optional(n)))  // expect: show Optional(n) T
print("show count", show(n.count))  // expect: show count T
print("show first", show(n.first))  // expect: show first T
print("show3 map", show3(n.map { $0 }))  // expect: show3 map T
print("show3 sorted", show3([1].sorted()))  // expect: show3 sorted any?
print("show3 n.sorted", show3(n.sorted()))  // expect: show3 n.sorted T
print("show3 Set", show3(Set(a)))  // expect: show3 Set any?
print("show3 Optional(n)", show3(Optional(n)))  // expect: show3 Optional(n) any?
print("show3 first", show3(n.first))  // expect: show3 first T
print("show3 1", show3(1))  // expect: show3 1 T
print("show9 map", show9(n.map { $0 }))  // expect: show9 map [Int]
print("show9 sorted", show9([1].sorted()))  // expect: show9 sorted any
print("show9 Array", show9(Array(a)))  // expect: show9 Array any
print("show9 [1]", show9([1]))  // expect: show9 [1] [Int]
print("show9 reversed", show9(n.reversed()))  // expect: show9 reversed [Int]
print("show9 map s", show9(n.map { "\($0)" }))  // expect: show9 map s any
print("show9b map", show9b(n.map { $0 }))  // expect: show9b map [Int]
print("show9b sorted", show9b([1].sorted()))  // expect: show9b sorted T
print("show9b reversed", show9b(n.reversed()))  // expect: show9b reversed T
print("show9b filter", show9b(n.filter { $0 > 1 }))  // expect: show9b filter [Int]
print("show10 map", show10(n.map { $0 }))  // expect: show10 map any?
print("show10 first", show10(n.first))  // expect: show10 first Int?
print("show10 max", show10(n.max()))  // expect: show10 max Int?
print("show10 count", show10(n.count))  // expect: show10 count Int?
print("show10 Opt(1)", show10(Optional(1)))  // expect: show10 Opt(1) any?
print("show10 Opt(n)", show10(Optional(n)))  // expect: show10 Opt(n) any?
print("show11 map", show11(n.map { $0 }))  // expect: show11 map T
print("show11 sorted", show11([1].sorted()))  // expect: show11 sorted T
print("show11 Set", show11(Set(a)))  // expect: show11 Set T
print("show11 Opt(n)", show11(Optional(n)))  // expect: show11 Opt(n) T?
print("show11 first", show11(n.first))  // expect: show11 first T?
print("show11 max", show11(n.max()))  // expect: show11 max T?
print("show11 1", show11(1))  // expect: show11 1 T
print("show14 map", show14(n.map { $0 }))  // expect: show14 map seq int
print("show14 sorted", show14([1].sorted()))  // expect: show14 sorted seq int
print("show14 Set", show14(Set(a)))  // expect: show14 Set seq int
print("show14 Opt(n)", show14(Optional(n)))  // expect: show14 Opt(n) T
print("show14 rev", show14(n.reversed()))  // expect: show14 rev seq int
print("show14 map s", show14(n.map { "\($0)" }))  // expect: show14 map s [T]
print("show14 range", show14(1...3))  // expect: show14 range seq int
