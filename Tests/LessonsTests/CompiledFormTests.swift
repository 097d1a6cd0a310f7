import Lessons
import Testing

@Suite("A lesson as one Swift file")
struct CompiledFormTests {
  private let lesson = Lesson.parse(
    """
    # T
    ## S
    ```swift
    import Dispatch
    struct A {}
    let a = 1
    ```
    ```swift error
    let b: Int = ""
    ```
    ```swift quiet
    import Dispatch
    import Foundation
    extension A {}
    ```
    ## U
    ```swift
    let a = 2
    enum B {}; print(a)
    ```
    """, path: "x/\"t\".md"
  ).lesson

  @Test("declarations are at file scope, and each block's statements in a nested scope")
  func form() {
    #expect(
      lesson.compiledForm().source == #"""
        import Dispatch
        import Foundation
        #sourceLocation(file: "x/\"t\".md", line: 5)
        struct A {}
        #sourceLocation(file: "x/\"t\".md", line: 14)
        extension A {}
        #sourceLocation(file: "x/\"t\".md", line: 19)
        enum B {}
        #sourceLocation()
        @main struct CompiledLesson {
        @MainActor static func main() async throws {
        do {
        #sourceLocation(file: "x/\"t\".md", line: 6)
        let a = 1
        do {
        #sourceLocation(file: "x/\"t\".md", line: 18)
        let a = 2
        #sourceLocation(file: "x/\"t\".md", line: 19)
                   print(a)
        #sourceLocation()
        }}}}

        """#)
    #expect(lesson.compiledForm().diagnostics.isEmpty)
  }

  @Test("a block to be rejected is compiled after the blocks before it, without later ones")
  func rejecting() {
    let source = lesson.compiledForm(rejecting: 1).source
    #expect(source.contains("let a = 1"))
    #expect(source.contains("let b: Int"))
    #expect(!source.contains("let a = 2"))
    #expect(!source.contains("import Foundation"))
  }

  @Test("a function of a lesson belongs to no actor, so that any task can call it")
  func functions() {
    let text = "# T\n## S\n```swift\nfunc f() {}\n```\n```swift\nTask.detached { f() }\n```\n"
    let source = Lesson.parse(text, path: "t.md").lesson.compiledForm().source
    #expect(
      source.contains(
        """
        do {
        #sourceLocation(file: "t.md", line: 4)
        nonisolated func f() {}
        do {
        #sourceLocation(file: "t.md", line: 7)
        Task.detached { f() }
        """))
  }

  @Test("a test is a function that isn't called, and uses declarations of earlier blocks")
  func test() {
    let text = "# T\n## S\n```swift\nlet a = 1\n```\n```swift test \"t\"\n#expect(a == 1)\n```\n"
    let form = Lesson.parse(text, path: "t.md").lesson.compiledForm()
    #expect(form.source.hasPrefix("import Testing\n"))
    #expect(
      form.source.contains(
        """
        let a = 1
        func test1_() async throws {
        #sourceLocation(file: "t.md", line: 7)
        #expect(a == 1)
        }

        """))
  }

  @Test("a type that is declared twice is reported at its second declaration")
  func redeclared() {
    let text = "# T\n## S\n```swift\nstruct A {}\n```\n```swift\n  enum A {}\nextension A {}\n```\n"
    let form = Lesson.parse(text, path: "t.md").lesson.compiledForm()
    #expect(
      form.diagnostics.map { "\($0.line):\($0.column) \($0.message)" }
        == ["7:3 another type has the name `A`; it is on line 4"])
  }

  @Test("a type that the exercise declares again is renamed in the preceding code")
  func exercise() {
    let text = #"""
      # T
      ## S
      ```swift
      struct Cart { static let a = Cart() }
      struct Shop {}
      print("Cart \(Cart.a) \(x.Cart)", Shop())
      ```
      ```swift exercise
      struct Cart { var b = 1 }
      print(Cart()) // keep
      ```
      > **Hint** a
      >
      > **Hint** b
      >
      > **Solution** c
      > ```swift
      > struct Cart { var b = 2 }
      > print(Cart())
      > ```
      """#
    let form = Lesson.parse(text, path: "t.md").lesson.compiledForm()
    #expect(form.diagnostics.isEmpty)
    #expect(form.source.contains("struct Cart_before { static let a = Cart_before() }"))
    #expect(form.source.contains(#"print("Cart \(Cart_before.a) \(x.Cart)", Shop())"#))
    #expect(form.source.contains("struct Cart { var b = 2 }"))
    #expect(form.source.contains("print(Cart())\n"))
    #expect(!form.source.contains("var b = 1"))
  }

  @Test("directly and indirectly imported modules are linked")
  func linking() {
    let blocks = [
      ("module=A", "public let a = 1"), ("module=B", "@testable import A\nlet b = a"),
      ("module=C", "import Foundation\n// import B"), ("module=D", "import A"), ("", "import B"),
    ]
    let text = "# T\n## S\n" + blocks.map { "```swift \($0)\n\($1)\n```\n" }.joined()
    let form = Lesson.parse(text, path: "t.md").lesson.compiledForm()
    #expect(form.modules.map(\.name) == ["A", "B", "C", "D"])
    #expect(form.linkedModules.map(\.name) == ["A", "B"])
  }
}
