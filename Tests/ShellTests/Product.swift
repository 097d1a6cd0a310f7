import Foundation
import Pseudoterminals

/// The `heirloom` from the tests' build, and a place for its files.
struct Product {
  let home: String
  private let lessons: String

  init() throws {
    home = FileManager.default.temporaryDirectory.path + "/heirloom-\(UUID().uuidString)"
    lessons = home + "/lessons"
    try FileManager.default.createDirectory(
      atPath: lessons, withIntermediateDirectories: true)
    try Self.lesson.write(toFile: lessons + "/01-sample.md", atomically: true, encoding: .utf8)
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: home)
  }

  /// Beside the bundle that contains the tests.
  static var path: String {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let directory = bundle?.bundleURL.deletingLastPathComponent()
    #else
      let directory = Bundle.main.executableURL?.deletingLastPathComponent()
    #endif
    return (directory?.path ?? ".") + "/heirloom"
  }

  var environment: [String: String] {
    [
      "HOME": home, "HEIRLOOM_LESSONS": lessons, "TERM": "xterm", "LC_ALL": "C.UTF-8",
      "NO_COLOR": "1",
      "PATH": "/usr/bin:/bin",
    ]
  }

  /// Starts it on a terminal, without an editor unless one is named.
  func start(
    _ arguments: [String] = [], on terminal: Pseudoterminal, editor: String? = nil,
    with others: [String: String] = [:]
  ) throws -> ChildProcess {
    var environment = environment
    if let editor { environment["EDITOR"] = editor } else { environment["PATH"] = home }
    return try terminal.spawn(
      Self.path, arguments, environment: environment.merging(others) { $1 })
  }

  /// Runs the command with the sample lesson in a folder of its own, to its end.
  ///
  /// - Parameter prepare: Adds files to the folder.
  static func run(
    _ arguments: [String], input: String = "", interruptAfter: String? = nil,
    environment: [String: String] = [:], prepare: (Product) throws -> Void = { _ in }
  ) async throws -> FinishedProcess {
    let product = try Product()
    defer { product.remove() }
    try prepare(product)
    return try await FinishedProcess.run(
      Product.path, arguments,
      environment: product.environment.merging(environment) { $1 }, directory: product.home,
      input: input, interruptAfter: interruptAfter)
  }

  static let lesson = """
    # A sample

    What it is about.

    ## A scope ends

    > **Predict** What is printed?
    >
    > - [ ] `none`: the call is inside.
    > - [x] `a1`: the scope is open.
    >
    > **Hint** Look around the call.

    ```swift
    enum Request {
      @TaskLocal static var id = "none"
    }
    Request.$id.withValue("a1") {
      print(Request.id)
    }
    ```

    ```output
    a1
    ```

    It was bound.

    ## A binding is over

    ```swift
    print(Request.id)
    ```

    ```output
    none
    ```
    """
}
