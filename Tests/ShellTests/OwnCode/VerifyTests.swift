import Foundation
import Pseudoterminals
import Testing

@Suite("comparing with compiled Swift")
struct VerifyTests {
  /// The compiler that builds the tests is in this process's own path.
  private static let withCompiler = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
  ]

  @Test(
    "a program is compiled and compared",
    arguments: [
      ("print(1)\nprint(2)\n", 0, "Both print the same 2 lines."),
      // Output that contains the time of day is never the same twice.
      ("print(ContinuousClock().now)\n", 1, "The outputs differ from line 1 on."),
      ("print(y)\n", 0, "both reject the program"),
      ("let none: Int? = nil\nprint(none!)\n", 0, "Both print nothing."),
      ("import Glibc\nprint(1)\nexit(3)\n", 0, "Both print the same line.\n"),
      // A program has no environment here.
      (
        """
        import Foundation
        exit(ProcessInfo.processInfo.environment.isEmpty ? 3 : 4)
        """, 1, "The program ends with status 3 here, but with status 4"
      ),
      ("import Regex\n", 0, "both reject the program"),
      (
        """
        import Dependencies
        import DependenciesTestSupport
        import Testing
        @Test(.dependency(\\.uuid, .incrementing)) func zero() {
          @Dependency(\\.uuid) var uuid
          #expect(uuid().uuidString.hasSuffix("0"))
        }
        """, 0, "Both print the same line."
      ),
    ])
  func verifies(_ program: String, _ status: Int32, _ verdict: String) async throws {
    let result = try await Product.run(["verify", "main.swift"], environment: Self.withCompiler) {
      product in
      try Data(program.utf8).write(to: URL(filePath: product.home + "/main.swift"))
    }
    #expect(result.output.contains(verdict), "\(result.output)\(result.errors)")
    #expect(result.status == status)
  }

  @Test("without a compiler, a message says where to get one")
  func verifyWithoutCompiler() async throws {
    let result = try await Product.run(
      ["verify", "1"], environment: ["PATH": "/nowhere"])
    #expect(result.errors.contains("there is no Swift compiler on this machine"))
    #expect(result.errors.contains("swift.org/install"))
    #expect(result.status == 2)
  }

  /// Lessons whose blocks leave tasks behind. The second one has no declarations, and its last block leaves one.
  private static let lessonsWithTasks = [
    """
    # Detached tasks

    ## A function of an earlier block

    ```swift
    enum Request { @TaskLocal static var id = "none" }
    func describe() -> String { "request " + Request.id }
    ```

    ```swift
    Request.$id.withValue("a1") {
      _ = Task.detached {
        try await Task.sleep(for: .milliseconds(20))
        print(describe())
      }
    }
    ```

    ```output
    request none
    ```

    ```swift
    print("end")
    ```

    ```output
    end
    ```
    """,
    """
    # A task

    ## Of the last block

    ```swift
    _ = Task.detached { print("later") }
    ```

    ```output
    later
    ```
    """,
  ]

  @Test(
    "the compiled lesson waits, as a session does, for the tasks that a block leaves behind",
    arguments: lessonsWithTasks)
  func verifiesTasks(_ lesson: String) async throws {
    for arguments in [["check", "lesson.md"], ["verify", "lesson.md"]] {
      let result = try await Product.run(arguments, environment: Self.withCompiler) { product in
        try Data(lesson.utf8).write(to: URL(filePath: product.home + "/lesson.md"))
      }
      #expect(result.status == 0, "\(result.output)\(result.errors)")
    }
  }

  @Test("a lesson is compiled and compared")
  func verifiesLesson() async throws {
    let result = try await Product.run(["verify", "1"], environment: Self.withCompiler)
    #expect(result.output.contains("Both print the same"), "\(result.output)\(result.errors)")
    #expect(result.status == 0)
  }
}
