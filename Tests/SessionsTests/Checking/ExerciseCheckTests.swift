import Lessons
import Recording
import Sessions
import Testing

@Suite("checking exercises")
struct ExerciseCheckTests {
  private func messages(_ text: String, seconds: Double = 30) async throws -> [String] {
    let parsed = Lesson.parse(text, path: "01-exercise.md")
    try #require(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.map(\.description))")
    let report = await Checker(seconds: seconds).check(parsed)
    #expect((report.status == .fine) == report.findings.isEmpty)
    return report.findings.map { "\($0.line ?? 0) \($0.message)" }
  }

  @Test("an exercise that fails initially and passes with its solution is valid")
  func sound() async throws {
    let found = try await messages(exerciseText)
    #expect(found == [])
  }

  @Test("an exercise that passes initially isn't valid")
  func passesAsItStands() async throws {
    let text = exerciseText.replacing("\"id bound\"", with: "\"id default\"")
      .replacing("id: a2\n", with: "id: none\n")
      .replacing(
        "Request.$id.withValue(\"a2\") { print(\"id: \" + Request.id) }",
        with: "print(\"id:\", Request.id)")
    let found = try await messages(text)
    #expect(found == ["28 the exercise passes without a change"])
  }

  @Test("a solution with different output doesn't solve it")
  func wrongSolution() async throws {
    let text = exerciseText.replacing("withValue(\"a2\")", with: "withValue(\"a3\")")
    let found = try await messages(text)
    #expect(found == ["33 the output differs from the lesson's `output`"])
  }

  @Test("the output of a solution that doesn't solve the exercise isn't blessed")
  func unblessed() async throws {
    func report(_ text: String) async -> Checker.Report {
      await Checker().check(Lesson.parse(text, path: "01-exercise.md"))
    }
    let changed = await report(
      exerciseText.replacing("withValue(\"a2\")", with: "withValue(\"a3\")"))
    #expect(changed.blessed?.contains("\nid: a3\n") == true)
    let start = exerciseText.replacing("withValue(\"a2\")", with: "withValue(\"none\")")
      .replacing("a1", with: "a4")
    let origin = exerciseText.replacing(
      "print(\"id: \" + Request.id) }", with: "print(\"id: a3\") }")
    for (text, message) in [
      (start.replacing(" from=\"id bound\"", with: ""), "the exercise passes without a change"),
      (origin, "in the solution, `id` doesn't have the required origin"),
    ] {
      let report = await report(text.replacing("```output\na4", with: "```output\na1"))
      #expect(report.findings.map(\.message).contains(message), "\(report.findings)")
      #expect(report.blessed?.contains("\nid: a2\n") ?? true)
      // Other blocks are blessed.
      #expect((report.blessed != nil) == text.contains("a4"))
    }
  }

  @Test("a solution whose values have other origins doesn't solve it")
  func wrongOrigin() async throws {
    let text = exerciseText.replacing("print(\"id: \" + Request.id) }", with: "print(\"id: a2\") }")
    let found = try await messages(text)
    #expect(
      found == [
        "43 in the solution, `id` doesn't have the required origin"
      ])
  }

  @Test("a solution that is refused, or doesn't end, is reported at its line")
  func brokenSolution() async throws {
    let refused = exerciseText.replacing("withValue(\"a2\")", with: "withValeu(\"a2\")")
    let refusal = try await messages(refused)
    #expect(refusal.map { $0.prefix(3) } == ["43 "])
    let endless = exerciseText.replacing(
      "> work()  // keep", with: "> work()  // keep\n> while true {}")
    let found = try await messages(endless, seconds: 4)
    #expect(found.map { $0.prefix(11) } == ["45 stopped:"])
  }

  @Test("a solution that needs a session without attempts is reported")
  func spoiledByAttempts() async throws {
    let text = """
      # T
      ## S
      ```swift
      final class Box: @unchecked Sendable { var count = 0 }
      let box = Box()
      ```
      ```swift exercise
      box.count += 1
      print(box.count)  // keep
      ```
      ```output
      2
      ```
      > **Hint** a
      >
      > **Hint** b
      >
      > **Solution** c
      > ```swift
      > box.count += 2
      > print(box.count)  // keep
      > ```
      """
    let found = try await messages(text)
    #expect(
      found == [
        "8 the solution passes only if it is the first attempt"
      ])
  }

  @Test("an exercise that output solves has no required origin")
  func verdicts() async throws {
    let lesson = try exerciseLesson()
    let exercise = try #require(lesson.exercise)
    let session = LearnerSession(seconds: nil)
    _ = await session.run(lesson.codeBlocks[0], of: lesson)
    func verdict(_ code: String) async -> ExerciseVerdict {
      await session.attempt(code, at: exercise, name: "<input>").verdict
    }
    #expect(await verdict("print(1)") == .lockedLineMissing("work()"))
    #expect(
      await verdict("func work() { print(\"id: a2\") }\nwork()")
        == .origin(WantedOrigin(name: "id", source: .bound), found: []))
    #expect(
      await verdict(
        "func work() { print(\"id: \\(Request.id == \"x\" ? \"\" : \"a2\")\") }\nwork()")
        == .origin(WantedOrigin(name: "id", source: .bound), found: [.default]))
    #expect(await verdict("work()\nlet") == .rejected)
    guard case .printed(let comparison) = await verdict("func work() {}\nwork()") else {
      Issue.record("it printed")
      return
    }
    #expect(comparison.mismatches == [.missing(expected: "id: a2", line: 33)])
    guard case .stopped = await verdict("func work() { let a: [Int] = []; print(a[1]) }\nwork()")
    else {
      Issue.record("it went on")
      return
    }
    #expect(
      await verdict(
        "func work() { Request.$id.withValue(\"a2\") { print(\"id:\", Request.id) } }\n  work()")
        == .solved)
  }

  @Test("an origin says which value of a dependency was used")
  func dependencyOrigins() async throws {
    let session = LearnerSession(seconds: nil, context: .test)
    let setUp = await session.submit(
      """
      import Dependencies
      enum Both: DependencyKey {
        static var liveValue: Int { 1 }
        static var testValue: Int { 2 }
      }
      enum Live: DependencyKey { static var liveValue: Int { 3 } }
      enum Prepared: DependencyKey { static var liveValue: Int { 4 } }
      extension DependencyValues {
        var both: Int { get { self[Both.self] } set { self[Both.self] = newValue } }
        var live: Int { get { self[Live.self] } set { self[Live.self] = newValue } }
        var prepared: Int { get { self[Prepared.self] } set { self[Prepared.self] = newValue } }
      }
      struct Model { @Dependency(\\.both) var both }
      """)
    try #require(setUp.findings == [])
    func source(_ code: String, _ name: String) async -> [WantedOrigin.Source]? {
      let start = CodeBlock(id: 0, code: "", line: 1, closingLine: 1, mode: .exercise)
      // No value has a default's origin here, so the actual origin is reported.
      let exercise = Exercise(start: start, origins: [WantedOrigin(name: name, source: .default)])
      let (_, verdict) = await session.attempt(code, at: exercise, name: "<input>")
      guard case .origin(_, let found) = verdict else { return nil }
      return found
    }
    let read = "@Dependency(\\.both) var both\n_ = both\n"
    #expect(await source(read, "both") == [.test])
    #expect(await source(read, "both") == [.test])
    #expect(await source("@Dependency(\\.live) var live\n_ = live", "live") == [.live])
    #expect(
      await source("withDependencies { $0.both = 5 } operation: { _ = Model().both }", "both")
        == [.override])
    #expect(
      await source(
        "let m = withDependencies { $0.both = 5 } operation: { Model() }\n_ = m.both", "both")
        == [.captured])
    #expect(
      await source(
        "prepareDependencies { $0.prepared = 6 }\n@Dependency(\\.prepared) var prepared\n_ = prepared",
        "prepared") == [.prepared])
  }
}
