// swift-format-ignore-file
@propertyWrapper struct W { var wrappedValue: Int }  // error: the attribute `@propertyWrapper` isn't supported in a lesson
struct S { @W var n = 1 }  // error: the attribute `@W` isn't supported in a lesson
