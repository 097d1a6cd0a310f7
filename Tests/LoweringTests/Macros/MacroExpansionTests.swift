import Lowering
import Machine
import Reading
import Testing

/// The errors in programs with macros, and the expansions. The language's programs test the output.
@Suite("Macros in programs")
struct MacroExpansionTests {
  @Test("an unknown attribute of a type is one error, with the module that declares it")
  func unknownAttribute() {
    let diagnostics = diagnostics(
      """
      import Dependencies
      @DependencyClient struct Client { var fetch: (_ number: Int) throws -> String }
      let client = Client()
      print(try client.fetch(number: 1).missing)
      """)
    #expect(diagnostics.map(\.message) == ["unknown attribute 'DependencyClient'"])
    #expect(diagnostics.first?.position == Position(line: 2, column: 1))
    #expect(diagnostics.first?.advice == "Write `import DependenciesMacros` above.")
  }

  @Test("an attribute that no module declares is one error, without advice")
  func unheardAttribute() {
    let diagnostics = diagnostics(
      "@Model class A { var b = 1 }\n@Unheard struct C {}\nprint(C(d: 1))")
    #expect(
      diagnostics.contains { $0.message == "unknown attribute 'Unheard'" && $0.advice == nil })
    #expect(!diagnostics.contains { $0.position.line == 3 })
  }

  @Test("an error in a macro's expansion is at the attribute, with the macro's name")
  func errorInExpansion() {
    let diagnostics = diagnostics(
      """
      import DependenciesMacros
      import Dependencies
      extension DependencyValues {
        @DependencyEntry(liveValue: "x") var a: Int = 1
      }
      """)
    let message =
      "cannot convert return expression of type 'String' to return type 'Int' "
      + "(in the expansion of macro 'DependencyEntry')"
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.first?.position == Position(line: 4, column: 3))
  }

  @Test("an error in a value that a macro moves is at the value")
  func errorInCopy() {
    let diagnostics = diagnostics(
      """
      import DependenciesMacros
      @DependencyClient struct Client {
        var fetch: () -> Int = {
          missing
        }
      }
      """)
    #expect(diagnostics.map(\.message) == ["cannot find 'missing' in scope"])
    #expect(diagnostics.first?.position == Position(line: 4, column: 5))
  }

  @Test("an error in an observer that a macro moves is in the observer")
  func errorInObserver() {
    let diagnostics = diagnostics(
      """
      import Observation
      @Observable final class Model {
        var a = 0 {
          didSet { missing() }
        }
      }
      """)
    #expect(diagnostics.map(\.message) == ["cannot find 'missing' in scope"])
    #expect(diagnostics.first?.position == Position(line: 4, column: 14))
  }

  @Test("a wrapper with a macro's name is the wrapper if the macro isn't imported")
  func ownWrapper() {
    let diagnostics = diagnostics(
      """
      import Dependencies
      @propertyWrapper struct Presents { var wrappedValue: Int }
      struct S { @Presents var x = 3 }
      let number: Int = S().x
      """)
    #expect(diagnostics.isEmpty)
  }

  @Test("a macro can be qualified with its module, and a macro of another module can't")
  func qualifiedName() {
    #expect(diagnostics(client(attribute: "@DependenciesMacros.DependencyClient")).isEmpty)
    let wrong = diagnostics(client(attribute: "@Dependencies.DependencyClient"))
    #expect(wrong.map(\.position.line) == [2])
  }

  private func client(attribute: String) -> String {
    """
    import DependenciesMacros
    \(attribute) struct Client { var fetch: (_ number: Int) throws -> String }
    print(try Client { "\\($0)" }.fetch(number: 1))
    """
  }

  @Test("a text that isn't Swift has no errors about macros")
  func brokenText() {
    let diagnostics = diagnostics(
      "import DependenciesMacros\n@DependencyClient struct Client {}\nlet a = )\n")
    #expect(diagnostics.map(\.position.line) == [3])
  }

  @Test("an expansion that is too large is an error at the attribute")
  func tooLarge() {
    let name = String(repeating: "A", count: 400_000)
    let diagnostics = diagnostics(
      """
      import DependenciesMacros
      struct \(name) {}
      @DependencyClient
      struct Client {
        var fetch: (_ value: \(name)) throws -> Void
      }
      """)
    #expect(
      diagnostics.map(\.message) == ["the expansion of macro 'DependencyEndpoint' is too large"])
    #expect(diagnostics.first?.position == Position(line: 3, column: 1))
  }

  @Test("a macro's expansion is known by declaration, including nested macros")
  func uses() {
    let text = """
      import DependenciesMacros
      @DependencyClient
      struct Client {
        var fetch: () throws -> Int
      }
      """
    let uses = Lowerer().macroUses(in: Lowerer.ParsedFiles(Lowerer.File(text: text)))
    #expect(
      uses.map { "\($0.name) of \($0.declared.joined()), lines \($0.lines)" } == [
        "DependencyClient of Client, lines 3...5", "DependencyClient of fetch, lines 4...4",
        "DependencyEndpoint of fetch, lines 4...4",
      ])
    #expect(
      uses.map { $0.texts.map(\.kind.rawValue) } == [
        ["members"], ["attributes"], ["accessors", "peers"],
      ])
  }

  @Test("the accessor `init` in an expansion initializes a stored property")
  func initAccessor() {
    let diagnostics = diagnostics(
      """
      struct Angle {
        private var _degrees: Double
        var name = "a"
        var radians: Double {
          @storageRestrictions(initializes: _degrees)
          init(initialValue) { _degrees = initialValue }
          get { _degrees }
          set { _degrees = newValue }
        }
        init(_ radians: Double) { self.radians = radians }
      }
      struct Plain {
        private var _a: Int
        var a: Int {
          @storageRestrictions(initializes: _a)
          init(initialValue) { _a = initialValue }
          get { _a }
          set { _a = newValue }
        }
      }
      print(Angle(1).radians, Plain(a: 1).a)
      """)
    #expect(diagnostics.isEmpty)
  }

  private func diagnostics(_ text: String) -> [Diagnostic] {
    Lowerer().lower(text, isScript: true).diagnostics
  }
}
