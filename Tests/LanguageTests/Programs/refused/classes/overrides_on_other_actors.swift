// swift-format-ignore-file
// An override is called wherever the method of the superclass is, so it has no other actor unless it is `async`.

class Base { func f() {}; func g() async {}; var p: Int { 1 }; init() {}; nonisolated func n() {}; class func s() {}; subscript(i: Int) -> Int { 1 }; func h() {} }
class D: Base { @MainActor override func f() {} }  // error: main actor-isolated instance method 'f()' has different actor isolation from nonisolated overridden declaration
class E: Base { @MainActor override func g() async {} }
class F: Base { @MainActor override var p: Int { 2 } }  // error: main actor-isolated property 'p' has different actor isolation from nonisolated overridden declaration
class G: Base { @MainActor override init() { super.init() } }  // error: main actor-isolated initializer 'init()' has different actor isolation from nonisolated overridden declaration
class H: Base { @MainActor override func n() {} }  // error: main actor-isolated instance method 'n()' has different actor isolation from nonisolated overridden declaration
class I: Base { @MainActor override class func s() {} }  // error: main actor-isolated class method 's()' has different actor isolation from nonisolated overridden declaration
class J: Base { @MainActor override subscript(i: Int) -> Int { 2 } }  // error: main actor-isolated subscript 'subscript(_:)' has different actor isolation from nonisolated overridden declaration
@MainActor class M { func f() {}; nonisolated func n() {}; func q() async {} }
class N: M { nonisolated override func f() {} }
class O: M { override func f() {}; override func n() {}; nonisolated override func q() async {} }
class P: M { @MainActor override func n() {} }  // error: main actor-isolated instance method 'n()' has different actor isolation from nonisolated overridden declaration
@globalActor actor Other { static let shared = Other() }
class Q: M { @Other override func f() {} }  // error: global actor 'Other'-isolated instance method 'f()' has different actor isolation from main actor-isolated overridden declaration
@MainActor class R: Base { override func f() {}; override func h() {} }
@MainActor class S: Base { override init() { super.init() } }
