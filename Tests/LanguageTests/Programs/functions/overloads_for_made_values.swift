// swift-format-ignore-file
// The compiler compares overloads before it knows the elements of `Array(1...3)` or `1...`. It prefers a parameter that
// can take anything to `[Int]`.
struct Box<T> { var x: T; init(_ x: T) { self.x = x }; init(other: T) { x = other } }
struct Maker { func list<T>(_ x: T) -> [T] { [x] }; func numbers() -> [Int] { [1] } }
func anything(_ x: Any) -> String { "Any" }
func anything(_ x: [Int]) -> String { "[Int]" }
func anything(_ x: Box<Int>) -> String { "Box" }
func generic<T>(_ x: T) -> String { "T" }
func generic(_ x: [Int]) -> String { "[Int]" }
func generic(_ x: Box<Int>) -> String { "Box" }
func partial(_ r: PartialRangeFrom<Int>) -> String { "from" }
func partial<T>(_ r: T) -> String { "T" }
func partial(_ r: any RangeExpression) -> String { "any RangeExpression" }
func existential(_ x: [Int]) -> String { "[Int]" }
func existential(_ x: any Sequence) -> String { "any Sequence" }
let numbers = [1, 2]
print(anything(Array(1...3)), anything(Array(numbers)), anything([Int](numbers)), anything(Array<Int>(1...3)))  // expect: Any Any [Int] [Int]
print(anything(Array(repeating: 0, count: 2)), anything([1]), anything(numbers))  // expect: Any [Int] [Int]
print(anything(Box(1)), anything(Box(other: 1)), anything(Box<Int>(1)), anything(Box.init(1)))  // expect: Any Any Box Any
print(generic(Array(1...3)), generic(Box(1)), generic(Box.init(1)), generic(numbers))  // expect: T T T [Int]
print(existential(Array(1...2)), existential([1]))  // expect: any Sequence [Int]
print(partial(1...))  // expect: any RangeExpression
print(anything(Maker().list(1)), anything(Maker().numbers()))  // expect: Any [Int]
