// swift-format-ignore-file
func make<T>() -> T? { nil }
func pair<A, B>(_ a: A) -> [B] { [] }
struct Box<T> { var items: [T] = [] }
let a: Int? = make()
let b = make()  // error: generic parameter 'T' could not be inferred
let c = pair(1)  // error: generic parameter 'B' could not be inferred
let d = Box()  // error: generic parameter 'T' could not be inferred
let e = Box<String>()
let f = []  // error: empty collection literal requires an explicit type
let g = nil  // error: 'nil' requires a contextual type
let h = [:]  // error: empty collection literal requires an explicit type
print(a as Any, e.items)
