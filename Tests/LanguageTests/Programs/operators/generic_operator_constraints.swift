// swift-format-ignore-file
protocol Monoid { static var identity: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension Int: Monoid { static var identity: Int { 0 }; static func <> (a: Int, b: Int) -> Int { a + b } }
extension String: Monoid { static var identity: String { "" }; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var identity: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
struct Max<T: Comparable & FixedWidthInteger>: Monoid { var value: T; static var identity: Max { Max(value: .min) }; static func <> (a: Max, b: Max) -> Max { a.value > b.value ? a : b } }
extension Optional: Monoid where Wrapped: Monoid { static var identity: Wrapped? { nil }; static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? {
  switch (a, b) { case let (x?, y?): x <> y; case (let x, nil): x; case (nil, let y): y } } }
func fold<M: Monoid>(_ values: [M]) -> M { values.reduce(.identity, <>) }
// expect: 6 ab [1, 2, 3] 8
print(fold([1, 2, 3]), fold(["a", "b"]), fold([[1], [2, 3]]), fold([Max(value: 3), Max(value: 8)]).value)
print(fold([1, nil, 2]) as Any, fold([Int?]()) as Any, 1 <> 2 <> 3)  // expect: Optional(3) nil 6
