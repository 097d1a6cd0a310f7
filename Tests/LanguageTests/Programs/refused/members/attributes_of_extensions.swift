// swift-format-ignore-file
@Sendable extension Int { func f0() {} }  // error: '@Sendable' attribute cannot be applied to this declaration
@concurrent extension Int { func f1() {} }  // error: '@concurrent' attribute cannot be applied to this declaration
@discardableResult extension Int { func f2() {} }  // error: '@discardableResult' attribute cannot be applied to this declaration
@dynamicMemberLookup extension Int { func f3() {} }  // error: '@dynamicMemberLookup' attribute cannot be applied to this declaration
@frozen extension Int { func f4() {} }  // error: '@frozen' attribute cannot be applied to this declaration
@globalActor extension Int { func f5() {} }  // error: '@globalActor' attribute cannot be applied to this declaration
@inlinable extension Int { func f6() {} }  // error: '@inlinable' attribute cannot be applied to this declaration
@preconcurrency extension Int { func f7() {} }  // error: '@preconcurrency' attribute cannot be applied to this declaration
@propertyWrapper extension Int { func f8() {} }  // error: '@propertyWrapper' attribute cannot be applied to this declaration
@resultBuilder extension Int { func f9() {} }  // error: '@resultBuilder' attribute cannot be applied to this declaration
@usableFromInline extension Int { func f10() {} }  // error: '@usableFromInline' attribute cannot be applied to this declaration
@MainActor extension Int { func isolated() {} }
@available(macOS 10, *) extension Int { func available() {} }
