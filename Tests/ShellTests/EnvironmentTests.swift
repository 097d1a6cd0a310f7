import Foundation
import Pseudoterminals
import Testing

@Suite("a program's environment")
struct EnvironmentTests {
  private func run(_ variables: [String], _ program: String) async throws -> FinishedProcess {
    try await Product.run(
      ["eval", "--trace", "off", "-"] + variables.flatMap { ["--env", $0] },
      input:
        "import Dependencies\nimport Foundation\nlet all = ProcessInfo.processInfo.environment\n"
        + program,
      environment: ["STAGE": "process"])
  }

  @Test("it has the variables of `--env`, the last of a name, and no others")
  func variables() async throws {
    let result = try await run(
      ["STAGE=t", "A=1", "A=x=y", "EMPTY=", "ACCENT=\u{301}e", "TWO=a\nb"],
      """
      for (name, value) in all.sorted(by: { $0.key < $1.key }) { print(name, Array(value.utf8)) }
      """)
    #expect(
      result.output
        == "A [120, 61, 121]\nACCENT [204, 129, 101]\nEMPTY []\nSTAGE [116]\nTWO [97, 10, 98]\n",
      "\(result.errors)")
    let none = try await run([], "print(all.isEmpty)")
    #expect(none.output == "true\n", "\(none.errors)")
  }

  @Test("it doesn't choose the context of dependencies")
  func context() async throws {
    let result = try await run(
      ["SWIFT_DEPENDENCIES_CONTEXT=test"],
      "func f() { @Dependency(\\.context) var context; print(context, all.keys.first ?? \"\") }\nf()"
    )
    #expect(result.output == "live SWIFT_DEPENDENCIES_CONTEXT\n", "\(result.errors)")
  }

  @Test(
    "a variable without a value or with an invalid name is wrong usage",
    arguments: [
      ("A", "Write a name and a value"), ("=1", "The name of a variable"),
      ("1A=1", "The name of a variable"), ("A B=1", "The name of a variable"),
      ("Ä=1", "The name of a variable"), ("A\u{1B}=1", "The name of a variable"),
    ])
  func refused(variable: String, message: String) async throws {
    let result = try await run([variable], "print(1)")
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.status == 2 && result.output == "" && !result.errors.contains("\u{1B}"))
  }

  @Test(
    "the help of a command lists the formats that it makes",
    arguments: [
      (["run"], false, false), (["check"], false, false), (["eval"], true, true),
      (["demo"], false, true),
    ])
  func formats(command: [String], makesPages: Bool, records: Bool) async throws {
    let help = try await Product.run(command + ["--help"]).output
    #expect(help.contains("plain") && help.contains("json"))
    #expect(help.contains("html") == makesPages && help.contains("svg") == makesPages)
    #expect(help.contains("cast") == records)
  }
}
