import Foundation
import Pseudoterminals
import Testing

@Suite("targets of Swift packages")
struct PackageTests {
  /// Runs `heirloom eval --package app` with these files in the folder `app`.
  private func run(
    _ files: [String: String], _ arguments: [String] = []
  ) async throws -> FinishedProcess {
    let all = ["eval", "--package", "app", "--trace", "off", "--width", "100"] + arguments
    return try await Product.run(all) { product in
      for (name, text) in files {
        let file = URL(filePath: product.home + "/app/" + name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }
  }

  private func manifest(_ targets: String) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\n\n"
      + "let package = Package(\n  name: \"app\",\n  targets: [\n\(targets)\n  ])\n"
  }

  private var app: [String: String] {
    [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let core = "Core"
      let settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]
      let package = Package(
        name: "app", platforms: [.macOS(.v15)],
        dependencies: [.package(url: "https://example.org/swift-dependencies", from: "1.0.0")],
        targets: [
          .executableTarget(name: "App", dependencies: [.target(name: core), "Kit"]),
          .target(
            name: core, dependencies: [.product(name: "Dependencies", package: "swift-dependencies")],
            swiftSettings: settings),
          .target(name: "Kit", path: "Modules/./Kit", exclude: ["Old", "wrong.swift"]),
          .testTarget(name: "AppTests", dependencies: ["App", .byName(name: core)]),
        ])
      package.targets += [.target(name: "Linux")]
      for target in package.targets { target.swiftSettings = settings }
      """,
      "Sources/App/main.swift": """
      import Core
      import Kit
      func greeting() -> String { "hello" }
      let name = Model().name
      print(greeting(), name, kit())
      """,
      "Sources/Core/Model.swift": """
      import Dependencies
      public struct Model {
        public init() {}
        package var name: String { @Dependency(\\.context) var context; return "\\(context)" }
        var secret: Int { 7 }
      }
      """,
      "Modules/Kit/Kit.swift": "public func kit() -> Int { 3 }\n",
      "Modules/Kit/Old/Kit.swift": "?", "Modules/Kit/wrong.swift": "?",
      "Tests/AppTests/ModelTests.swift": """
      import Testing
      @testable import App
      @testable import Core
      @Test func secret() { #expect(Model().secret == 7) }
      @Test func greets() { #expect(greeting() == "hello") }
      """,
      "Tests/AppTests/Second/SecondTests.swift": """
      import XCTest
      import Core
      final class SecondTests: XCTestCase { func testName() { XCTAssertFalse(Model().name.isEmpty) } }
      """,
    ]
  }

  @Test("the executable target runs with the modules that it depends on")
  func program() async throws {
    let result = try await run(app)
    #expect(result.output == "hello live 3\n", "\(result.errors)")
    #expect(result.status == 0)
  }

  @Test("tests run, and see the declarations of the program but not its statements")
  func tests() async throws {
    let result = try await run(app, ["--target", "AppTests"])
    #expect(result.output.contains("✔ secret()"), "\(result.output)\(result.errors)")
    #expect(result.output.contains("✔ greets()"))
    #expect(result.output.contains("✔ SecondTests.testName"))
    #expect(!result.output.contains("hello live"))
    #expect(result.status == 0)
  }

  @Test("a module that the target doesn't depend on can't be imported")
  func otherModule() async throws {
    var files = app
    files["Sources/Core/Model.swift"] = "import Kit\npublic struct Model { public init() {} }\n"
    files["Package.swift"] = manifest(
      """
          .executableTarget(name: "App", dependencies: ["Core"]), .target(name: "Core"),
          .target(name: "Kit", path: "Modules/Kit"),
      """)
    let result = try await run(files)
    #expect(result.errors.contains("Model.swift:1:8: error: no such module 'Kit'"))
    #expect(result.status == 1)
  }

  @Test("a package with the sources of its only target in `Sources`")
  func onlyTarget() async throws {
    let result = try await run([
      "Package.swift": manifest("    .executableTarget(name: \"App\")"),
      "Sources/App.swift": "@main struct App { static func main() { print(\"main\") } }\n",
    ])
    #expect(result.output == "main\n", "\(result.errors)")
  }

  @Test(
    "what can't be read is an error at its place",
    arguments: [
      ("    .executableTarget(name: \"App\" + suffix())", "7:29", "this value is computed"),
      ("    .executableTarget(name: \"A\\(1)\")", "7:29", "this value is computed"),
      ("    makeTarget(),", "7:5", "this isn't a target that Heirloom can read"),
      (
        "    .executableTarget(name: \"App\", dependencies: [.core])", "7:51",
        "this isn't a dependency that Heirloom can read"
      ),
      (
        "    .executableTarget(name: \"App\", dependencies: [\"A\"]),\n"
          + "    .target(name: \"A\", dependencies: [.target(name: \"App\")])", "8:53",
        "these targets depend on each other: `App` → `A` → `App`"
      ),
      (
        "    .executableTarget(name: \"App\", dependencies: [.target(name: \"B\")])", "7:65",
        "this package has no target `B`"
      ),
      (
        "    .executableTarget(name: \"App\", path: \"Sources/../../other\")", "7:42",
        "the folder of the target `App` is outside of the package"
      ),
      (
        "    .executableTarget(name: \"App\", path: \"/etc\")", "7:42",
        "the folder of the target `App` is outside of the package"
      ),
      (
        "    .executableTarget(name: \"App\")", "7:29",
        "the target `App` has no folder: there is no `app/Sources/App`"
      ),
    ])
  func unreadable(targets: String, place: String, message: String) async throws {
    let result = try await run(["Package.swift": manifest(targets)])
    let expected = "app/Package.swift:\(place): error: \(message)"
    #expect(result.unwrapped.contains(expected), "\(result.errors)")
    #expect(result.errors.contains("^"))
    #expect(result.status == 2)
  }

  @Test("a package in which nothing or several things run says which command to use")
  func choices() async throws {
    let library = try await run([
      "Package.swift": manifest("    .target(name: \"Lib\"), .testTarget(name: \"LibTests\")")
    ])
    #expect(library.unwrapped.contains("app: error: this package has no executable target"))
    #expect(library.unwrapped.contains("`heirloom eval --package app --target LibTests`"))
    #expect(library.status == 2)
    let two = manifest("    .executableTarget(name: \"One\"), .executableTarget(name: \"Two\")")
    let several = try await run(["Package.swift": two])
    #expect(several.unwrapped.contains("this package has 2 executable targets"))
    #expect(several.unwrapped.contains("`heirloom eval --package app --target Two`"))
    let misspelled = try await run(["Package.swift": two], ["--target", "Tow"])
    #expect(misspelled.unwrapped.contains("Did you mean `--target Two`?"))
  }

  @Test(
    "hostile manifests end in a message",
    arguments: [
      ("", "the file is empty"), ("let x = 1\n", "the manifest declares no package"),
      ("let package = Package(name: \"a\", targets: targets)\nlet targets = targets\n", "computed"),
      (
        "let a = [1, 2]\n"
          + zip("bcdefghijklmnopqrstuvw", "abcdefghijklmnopqrstuv").map {
            "let \($0) = \($1) + \($1)\n"
          }
          .joined() + "let package = Package(name: \"a\", targets: w)\n", "more values"
      ),
      ("let package = " + String(repeating: "[", count: 100_000), "deep"),
      ("let package = Package(targets: [" + String(repeating: ".target(", count: 300), "error:"),
      (String(repeating: "// a comment\n", count: 100_000), "larger than"),
    ])
  func hostile(manifest: String, message: String) async throws {
    let result = try await run(["Package.swift": manifest])
    #expect(result.unwrapped.contains(message), "\(result.errors.prefix(2000))")
    #expect(result.status == 2)
  }

  @Test("ten thousand targets in a chain, and options that don't fit together")
  func chain() async throws {
    let count = 10_000
    let targets = (1...count).map { number in
      number == count
        ? ".target(name: \"T\(number)\", path: \"T\")"
        : ".\(number == 1 ? "executableT" : "t")arget(name: \"T\(number)\", dependencies: "
          + "[\"T\(number + 1)\"], path: \"T\")"
    }
    let result = try await run(["Package.swift": manifest(targets.joined(separator: ",\n"))])
    #expect(result.unwrapped.contains("there is no `app/T`"), "\(result.errors.prefix(2000))")
    let both = try await run(app, ["a.swift"])
    #expect(both.errors.contains("Name files or a package, not both."))
    #expect(both.status == 2)
  }
}

extension FinishedProcess {
  /// The errors in lines as long as they are.
  fileprivate var unwrapped: String {
    errors.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }
}
