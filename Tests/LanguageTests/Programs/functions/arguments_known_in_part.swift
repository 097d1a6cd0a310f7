// swift-format-ignore-file
// Of an argument such as `1...2` or `(1, 2)`, the compiler knows the type but not its parts when it compares functions
// with one name. It favors a parameter that can take anything, or a generic one, to a concrete one.
func sequence<T: Sequence>(_ value: T) -> String { "Sequence" }
func sequence(_ range: ClosedRange<Int>) -> String { "ClosedRange" }
func anything(_ value: Any) -> String { "Any" }
func anything<T>(_ value: T) -> String { "T" }
func generic<T>(_ value: T) -> String { "T" }
func generic(_ range: ClosedRange<Int>) -> String { "ClosedRange" }
func partial(_ range: PartialRangeThrough<Int>) -> String { "PartialRangeThrough" }
func partial<R: RangeExpression>(_ range: R) -> String { "RangeExpression" }
func existential<T: Sequence>(_ value: T) -> String { "T" }
func existential(_ value: any Sequence<Int>) -> String { "any Sequence" }
func ranges<T>(_ range: ClosedRange<T>) -> String { "ClosedRange<T>" }
func ranges(_ value: Any) -> String { "Any" }
func pair(_ value: (Int, Int)) -> String { "(Int, Int)" }
func pair<T>(_ value: T) -> String { "T" }
func pair(_ value: Any) -> String { "Any" }
func make<T: Comparable>(_ low: T, _ high: T) -> ClosedRange<T> { low...high }

print(sequence(1...2), anything(1...2), generic(1...2), partial(...1), existential(1...2))
// expect: Sequence Any T RangeExpression any Sequence
print(sequence(make(1, 2)), anything(make(1, 2)), ranges(1...2))  // expect: Sequence Any ClosedRange<T>
let (low, high) = (1, 2)
print(sequence(low...high), anything(low...high))  // expect: Sequence Any

// Nothing is open in the type of a variable.
let range = 1...2
print(sequence(range), anything(range), generic(range), existential(range))
// expect: ClosedRange T ClosedRange any Sequence

print(anything((1, 2)), anything((low, high)), anything((low, 1)))  // expect: Any T Any
print(pair((1, 2)), pair((1, "a")))  // expect: (Int, Int) Any
print(anything([1]), anything(1), anything(low + high), anything(anything(1)), anything(Optional(1)))
// expect: T T T T T
