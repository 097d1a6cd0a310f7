// swift-format-ignore-file
// @dynamicCallable requires a method that takes a literal.
@dynamicCallable  // error: '@dynamicCallable' requires 'A' to have either a valid 'dynamicallyCall(withArguments:)' method or 'dynamicallyCall(withKeywordArguments:)' method
struct A {}
@dynamicCallable  // error: '@dynamicCallable' requires 'B' to have either a valid 'dynamicallyCall(withArguments:)' method or 'dynamicallyCall(withKeywordArguments:)' method
struct B { func dynamicallyCall(withArguments a: Int) {} }
@dynamicCallable
struct C { func dynamicallyCall(withArguments a: [Int]) -> Int { 1 } }
print(C()("a"))  // error: cannot convert value of type 'String' to expected argument type 'Int'
print(C()(k: 1))  // error: '@dynamicCallable' type 'C' cannot be applied with keyword arguments; missing 'dynamicCall(withKeywordArguments:)' method
struct D { func dynamicallyCall(withArguments a: [Int]) -> Int { 1 } }
print(D()(1))  // error: cannot call value of non-function type 'D'
@dynamicCallable  // error: '@dynamicCallable' requires 'E' to have either a valid 'dynamicallyCall(withArguments:)' method or 'dynamicallyCall(withKeywordArguments:)' method
struct E { func dynamicallyCall(withKeywordArguments a: [Int: Int]) -> Int { 1 } }
@dynamicCallable func f() {}  // error: '@dynamicCallable' attribute cannot be applied to this declaration
