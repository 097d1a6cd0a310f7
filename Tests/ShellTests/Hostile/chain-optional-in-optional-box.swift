// status: 3
// says: nested deeper
func wrap<T>(_ value: T) -> T? { value }
var x: Any = 0
for _ in 0..<100_000 { x = wrap(x) as Any }
print("freed")
