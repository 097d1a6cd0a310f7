import Foundation
import Pseudoterminals

/// A product with a lesson that has every kind of element, and a recap of it.
struct ExerciseProduct {
  let product: Product

  init() throws {
    product = try Product()
    try FileManager.default.createDirectory(
      atPath: product.home + "/lessons/recaps", withIntermediateDirectories: true)
    try Self.lesson.write(toFile: lessonPath, atomically: true, encoding: .utf8)
    try Self.recaps.write(
      toFile: product.home + "/lessons/recaps/a.md", atomically: true, encoding: .utf8)
  }

  var lessonPath: String { product.home + "/lessons/01-sample.md" }

  /// Returns a command that writes these texts to its file, one per call.
  func editor(writing texts: [String]) throws -> String {
    let folder = product.home + "/edits"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (index, text) in texts.enumerated() {
      try text.write(toFile: "\(folder)/\(index)", atomically: true, encoding: .utf8)
    }
    let script = product.home + "/edit.sh"
    try """
    next=$(ls '\(folder)' | sort -n | head -1)
    mv "\(folder)/$next" "$1"
    """.write(toFile: script, atomically: true, encoding: .utf8)
    return "sh \(script)"
  }

  func start(on terminal: Pseudoterminal, editor: String? = nil) throws -> ChildProcess {
    try product.start(on: terminal, editor: editor)
  }

  func run(
    _ arguments: [String], input: String = "", editor: String? = nil
  ) async throws -> FinishedProcess {
    var environment = product.environment
    environment["EDITOR"] = editor
    return try await FinishedProcess.run(
      Product.path, arguments, environment: environment, directory: product.home, input: input)
  }

  static let solution = """
    func work() { Request.$id.withValue("a2") { print("id: " + Request.id) } }
    work()
    """

  static let lesson = """
    # A sample

    ## A scope ends

    <!-- meets 27 -->

    > **Predict** What is printed?
    >
    > - [ ] `none`: the call is inside.
    > - [x] `a1`: the scope is open.

    ```swift
    enum Request { @TaskLocal static var id = "none" }
    Request.$id.withValue("a1") { print(Request.id) }
    ```

    ```output
    a1
    ```

    > **Look** Where is it bound?
    >
    > - [x] Line 2: so it says.
    > - [ ] Line 1: that is the default.

    > **Elsewhere** It is the same.

    Try: bind it once more.

    > **Notes** (4 min) Ask whoever knows.

    ## A binding is made

    Bind it.

    ```swift exercise from="id bound"
    func work() { print("id: " + Request.id) }
    work()  // keep
    ```

    ```output
    id: a2
    ```

    > **Hint** Who binds it?
    >
    > **Hint** Let `work` do it.
    >
    > **Solution** The function binds it.
    >
    > ```swift
    > func work() { Request.$id.withValue("a2") { print("id: " + Request.id) } }
    > work()  // keep
    > ```

    The rule.
    """

  static let recaps = """
    # R

    > **Recap** of 1.1: and this?
    >
    > ```swift
    > print(7 * 9)
    > ```
    >
    > - [x] It is 63: so.
    > - [ ] It is 36: no.
    >
    > ```output
    > 63
    > ```
    >
    > **Rule** Seven by nine.
    """
}
