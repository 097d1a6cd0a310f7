// swift-format-ignore-file
@propertyWrapper struct W<T> { var wrappedValue: T }
struct S { subscript(@W i: Int) -> Int { i } }  // error: property wrapper attribute on parameter not yet supported on subscript
func f(@W _ n: Int) -> Int { n }
