// swift-format-ignore-file
@propertyWrapper struct W { var wrappedValue: Int }
struct S { @W var n = 1 }
