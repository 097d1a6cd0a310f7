import Semantics

/// The supported and unsupported language features, each with a name and a small program. A test
/// checks all of the programs.
package enum SupportedLanguage {
  package struct Feature: Sendable {
    package let name: String
    package let code: String
  }

  /// The features that run with Swift's meaning.
  package static let run: [Feature] = [
    Feature("functions, default arguments, variadics", "func f(_ a: Int = 1, b: Int...) {}"),
    Feature("closures, captures, trailing closures", "let f = { [x = 1] (y: Int) in x + y }"),
    Feature("`@escaping`, `@autoclosure`, `@Sendable`", "func f(_ a: @autoclosure () -> Int) {}"),
    Feature("tuples and patterns in full", "if case (let a, 1...3) = (1, 2) { print(a) }"),
    Feature("`if` and `switch` as expressions", "let a = if true { 1 } else { 2 }"),
    Feature("labelled loops, `guard`, `defer`", "a: for i in 1...2 { defer {}; continue a }"),
    Feature("structures, classes, enumerations", "indirect enum E { case a(E), b }"),
    Feature(
      "inheritance, `required`, `convenience`, `deinit`",
      "class A { required init() {}\n  convenience init(_ a: Int) { self.init() }\n  deinit {} }"),
    Feature(
      "`weak`, `unowned`",
      "class A { weak var a: A?\n  unowned let b: A\n  init(b: A) { self.b = b } }"),
    Feature(
      "observers, `lazy`, computed properties",
      "struct A { lazy var a = 1; var b = 2 { didSet {} } }"),
    Feature(
      "`~Copyable`, `borrowing`, `consuming`, `consume`, `discard`",
      "struct A: ~Copyable { let a = 1; consuming func b() { discard self }; deinit {} }"),
    Feature("subscripts", "struct A { subscript(a: Int, b c: Int = 1) -> Int { a + c } }"),
    Feature(
      "protocols with associated types",
      "protocol P<A> { associatedtype A: Equatable; var a: A { get } }"),
    Feature(
      "extensions, defaults, conditional conformances",
      "extension Array where Element == Int { var s: Int { 1 } }"),
    Feature(
      "generics, `where`, `some`, `any`",
      "func f<T: Collection>(_ a: T, _ b: some Equatable) -> any Sequence where T.Element == Int { a }"
    ),
    Feature(
      "operators and precedence groups of one's own",
      "precedencegroup P { higherThan: AdditionPrecedence }\ninfix operator <+>: P\nfunc <+> (a: Int, b: Int) -> Int { a }"
    ),
    Feature(
      "key paths", "struct A { var b = [1] }\nlet k = \\A.b[0]\nvar a = A()\na[keyPath: k] = 2"),
    Feature(
      "property wrappers, also in locals and parameters",
      "@propertyWrapper struct W { var wrappedValue = 1; var projectedValue: Int { 2 } }\nstruct A { @W var a }"
    ),
    Feature(
      "result builders",
      "@resultBuilder enum B { static func buildBlock(_ a: Int...) -> [Int] { a } }\n@B func f() -> [Int] { 1\n2 }"
    ),
    Feature(
      "`@dynamicMemberLookup`, `callAsFunction`",
      "@dynamicMemberLookup struct A { subscript(dynamicMember a: String) -> Int { 1 } }"),
    Feature(
      "`@dynamicCallable`",
      "@dynamicCallable struct A { func dynamicallyCall(withArguments a: [Int]) {} }"),
    Feature(
      "errors, typed throws, `rethrows`, `Result`",
      "struct E: Error {}\nfunc f() throws(E) { throw E() }"),
    Feature(
      "literal protocols, string interpolation",
      "struct A: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) {} }"),
    Feature(
      "`async`, `await`, `async let`, task groups",
      "func f() async -> Int { async let a = 1; return await a }"),
    Feature(
      "actors, global actors, isolation",
      "actor A { var a = 1; nonisolated func f() {} }\n@globalActor actor G { static let shared = G() }"
    ),
    Feature(
      "`Sendable`, `sending`, region-based isolation",
      "final class A: @unchecked Sendable { var a = 1 }"),
    Feature("task-local values", "enum L { @TaskLocal static var id = 0 }"),
    Feature(
      "metatypes, casts, opaque results",
      "let t: any Any.Type = Int.self\nprint(1 as Any is Int, t)"),
    Feature(
      "conditional compilation, as for Linux and without flags",
      "#if DEBUG || os(macOS)\nlet a = 1\n#endif"),
    Feature(
      "`#line`, `#function`, `#fileID`", "func f(_ l: Int = #line, _ n: String = #function) {}"),
    Feature(
      "attached macros of the modules below, each as the compiler expands it",
      "import DependenciesMacros\n@DependencyClient struct A { var b: (_ c: Int) throws -> Int }"),
    Feature(
      "`@Observable`, `withObservationTracking`, `Observations`",
      "import Observation\n@Observable final class A { var b = 1 }"),
    Feature(
      "`ObservableObject` and `@Published`, which nobody observes here",
      "import Combine\nfinal class A: ObservableObject { @Published var b = 1 }"),
    Feature(
      "regular expressions: Swift's `Regex` and its literals, and Foundation's",
      "import Foundation\nlet r = try? NSRegularExpression(pattern: \"a+\")"),
  ]

  /// The macros that programs can attach, by the modules that declare them.
  package static var macros: [(module: String, names: [String])] {
    Dictionary(grouping: KnownMacro.allCases, by: \.module).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.map { "@\($0.rawValue)" }) }
  }

  /// Swift's features that Heirloom rejects with a message that names them.
  package static let refused: [Feature] = [
    Feature(
      "macros of one's own",
      "@attached(member) macro M() = #externalMacro(module: \"A\", type: \"B\")"),
    Feature(
      "`@isolated(any)` on functions that aren't `async`",
      "func f(_ a: @isolated(any) () -> Int) {}"),
    Feature("parameter packs", "func f<each T>(_ a: repeat each T) {}"),
    Feature(
      "function values with a parameter that can't be copied",
      "struct A: ~Copyable {}\nlet f = { (a: borrowing A) in }"),
    Feature(
      "existential values that can't be copied",
      "struct A: ~Copyable {}\nfunc f(_ a: borrowing any ~Copyable) {}"),
    Feature(
      "a `deinit` of a generic structure",
      "struct A<T>: ~Copyable { let a: T; deinit {} }"),
    Feature("values as generic arguments", "func f(_ a: InlineArray<3, Int>) {}"),
    Feature(
      "`isolated deinit` on a global actor of one's own",
      "@globalActor actor G { static let shared = G() }; @G final class A { isolated deinit {} }"),
    Feature("`_read` and `_modify`", "struct A { var a: Int { _read { yield 1 } } }"),
    Feature("unsafe memory", "func f(_ a: UnsafeMutablePointer<Int>) {}"),
    Feature("distributed actors", "distributed actor A {}"),
  ]

  /// Programs that Swift terminates and Heirloom runs.
  package static let unnoticed: [Feature] = [
    Feature(
      "the release of a semaphore below its initial value, and of a suspended queue or timer",
      """
      import Dispatch
      func take() { DispatchSemaphore(value: 2).wait() }
      take()
      print("not ended")
      """),
    Feature(
      "accesses that overlap only while the program runs, to parts of a local variable, to a property "
        + "with `didSet` or through a key path",
      """
      final class Box { var numbers = [2, 1] { didSet {} } }
      let box = Box()
      box.numbers.sort { print(box.numbers.count); return $0 < $1 }
      """),
  ]
}

extension SupportedLanguage.Feature {
  fileprivate init(_ name: String, _ code: String) {
    self.init(name: name, code: code)
  }
}
