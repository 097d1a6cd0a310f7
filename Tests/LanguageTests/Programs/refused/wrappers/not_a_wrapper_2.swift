// swift-format-ignore-file
struct Plain { var wrappedValue = 1 }
@propertyWrapper struct Good { var wrappedValue = 1 }
struct Use {
  @Missing var b = 1  // error: unknown attribute 'Missing'
  @Good var c
  @Good var e: Int { 5 }  // error: property wrapper cannot be applied to a computed property
}
@propertyWrapper func wrap() {}  // error: '@propertyWrapper' attribute cannot be applied to this declaration
print(Use().c)
