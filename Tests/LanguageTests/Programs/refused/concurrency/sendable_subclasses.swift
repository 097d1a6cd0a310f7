// swift-format-ignore-file
// A `Sendable` class inherits only from `Sendable` classes.
class B {}
class C: @unchecked Sendable { var n = 1 }
@MainActor class M {}
final class D: B, Sendable {}  // error: 'Sendable' class 'D' cannot inherit from another class
final class E: C, Sendable { let m = 2 }
final class G: M, Sendable { let m = 3 }
class I<T>: @unchecked Sendable {}
final class J: I<B>, Sendable {}
