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

  @Test("a lesson is compiled and compared")
  func verifiesLesson() async throws {
    let result = try await Product.run(["verify", "1"], environment: Self.withCompiler)
    #expect(result.output.contains("Both print the same"), "\(result.output)\(result.errors)")
    #expect(result.status == 0)
  }
}
