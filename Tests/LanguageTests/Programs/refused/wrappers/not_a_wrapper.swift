// swift-format-ignore-file
struct Plain { var wrappedValue = 1 }
@propertyWrapper struct Empty {}  // error: property wrapper type 'Empty' does not contain a non-static property named 'wrappedValue'
@propertyWrapper struct Hidden { private var wrappedValue = 1 }  // error: private property 'wrappedValue' cannot have more restrictive access than its enclosing property wrapper type 'Hidden' (which is internal)
@propertyWrapper struct Static { static let wrappedValue = 1 }  // error: property wrapper type 'Static' does not contain a non-static property named 'wrappedValue'
@propertyWrapper struct Good { var wrappedValue = 1 }
struct Use {
  @Plain var a = 1  // error: struct 'Plain' cannot be used as an attribute  // says: 'Plain' cannot be used as an attribute — not yet in the compiler's words
  @Good var c
}
print(Use().c)
