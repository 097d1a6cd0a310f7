// swift-format-ignore-file
func decode<T>(_ type: T.Type) -> [T] { [] }
func build<T>() -> [T] { [] }
let a = decode(Int.self)
let b = decode(Int)  // error: expected member name or initializer call after type name
let c: [Int] = build()
let e = Array<Int>()
let f = [Int]()
let g = Set<[Int: Int]>()
let h = Set<(Int, Int)>()  // error: type '(Int, Int)' does not conform to protocol 'Hashable'
let i = Dictionary<Double?, String>()
let j = Dictionary<() -> Void, String>()  // error: type '() -> Void' does not conform to protocol 'Hashable'  // says: type '() -> ()' does not conform to protocol 'Hashable' — not yet in the compiler's words
let k: [String] = build(Int.self)  // error: argument passed to call that takes no arguments
print(a, c, e, f, g, i)
