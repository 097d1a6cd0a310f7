import Rendering
import Sessions
import Testing

/// The answers of `--why` about values that change.
@Suite("why a value changed")
struct WhyTests {
  private func why(_ name: String, in program: String) async throws -> String? {
    let program = try #require(ExplainedProgram.all.first { $0.name == program })
    let trace = try #require(try await program.run().trace)
    return WhyText(trace, options: RenderingOptions(width: 400)).text(name)
  }

  @Test(
    "a property of an actor that another task changed",
    arguments: ["balance", "account.balance"])
  func actor(_ name: String) async throws {
    let text = try #require(try await why(name, in: "12-reentrancy-overdraft"))
    #expect(text.hasPrefix("Account #1.balance became -20; before it was 40. T"))
    #expect(text.contains(" Before that, it became 40. T"))
    #expect(text.hasSuffix(", because Account #1 was free.\n"))
  }

  @Test("a property of an actor that a task changed, which nobody awaits")
  func write() async throws {
    let text = try #require(try await why("search.shown", in: "167-cancelled-task-writes"))
    #expect(
      text.contains(
        "Search #1.shown became \"results for s\"; before it was \"results for swift\"."))
  }

  @Test("the default of a task-local, which a function of the program computed")
  func computedOnce() async throws {
    let answer = try #require(try await why("Trace.id", in: "207-default-made-once"))
    #expect(answer.contains("it was computed once, at line 19 (in handle, line 13). Later uses"))
  }

  @Test(
    "a value behind a lock, and a variable that is a copy",
    arguments: [
      (
        "Seats.left", "324-check-then-act",
        "Seats.left became -1; before it was 0. T2 changed it at"
      ),
      ("stock.amount", "324-check-then-act", "Stock.amount became -1; before it was 0. T4 changed"),
      ("list", "320-copy-from-an-actor", "changed it at line 19. list is a copy of cart.items,"),
    ])
  func shared(_ name: String, _ program: String, _ part: String) async throws {
    let text = try #require(try await why(name, in: program))
    #expect(text.contains(part), "\(text)")
  }

  @Test("a property of an object of the main actor, which the last of two tasks changed")
  func lastWrite() async throws {
    let text = try #require(try await why("model.text", in: "190-write-then-print"))
    #expect(
      text.hasPrefix(
        "text became \"old\"; before it was \"new\". T1 changed it at line 7 (in load)."))
  }

  @Test(
    "what became of a task or an effect",
    arguments: [
      (
        "T1", "202-cleaning-up-when-cancelled",
        """
        main started T1 · Task at line 6. It was cancelled at line 12. It ended; its last event is \
        at line 9.
        """
      ),
      (
        "T1", "201-replaced-continuation",
        "main started T1 · Task at line 16. It hasn't ended; its last event is at line 7."
      ),
      (
        "E1", "196-error-that-run-ignores",
        "The reducer returned E1 for A1, at line 10. It threw a CancellationError, which run ignores, so "
          + "catch wasn't called."
      ),
      (
        "E1", "198-store-is-gone",
        "The reducer returned E1 for A1, at line 11. It was cancelled: its store is gone."
      ),
    ])
  func courses(_ name: String, _ program: String, _ answer: String) async throws {
    var found = try await why(name, in: program)
    // On a busy machine, the second of two tasks may be the first to reach an actor.
    for _ in 1..<5 where found != answer + "\n" { found = try await why(name, in: program) }
    #expect(found == answer + "\n")
  }

  @Test(
    "a part of a state that no action has changed",
    arguments: ["failed", "State.failed", "Feature.State.failed", "store.state.failed"])
  func unchangedState(_ name: String) async throws {
    let text = try #require(try await why(name, in: "196-error-that-run-ignores"))
    #expect(
      text.hasPrefix("failed is false: no action has changed it. The reducer returned E1 for A1,"))
  }

  @Test("a task, a closure or an effect that the run doesn't have", arguments: ["T9", "D1", "E7"])
  func noTask(_ name: String) async throws {
    #expect(try await why(name, in: "202-cleaning-up-when-cancelled") == nil)
    let program = try #require(ExplainedProgram.all.first { $0.name.hasPrefix("202-") })
    let trace = try #require(try await program.run().trace)
    let answer = WhyText(trace, options: RenderingOptions(width: 400)).notRead(name)
    #expect(answer.hasPrefix("No task, closure or effect of this run is \(name)."))
  }

  @Test("a part of a child's state, without the path to it")
  func childState() async throws {
    let text = try await why("child.state.text", in: "199-override-of-a-child")
    #expect(text?.hasPrefix("child.text became \"onboarding\"; before it was \"\".") == true)
  }

  @Test("a dependency whose setter sets another key")
  func otherKey() async throws {
    let text = try #require(try await why("reviews", in: "163-setter-of-another-key"))
    #expect(
      text.contains(
        "The override of reviews at line 36 set RatingsKey, but reviews reads ReviewsKey."))
  }

  @Test("a property of an object that a client contains")
  func object() async throws {
    #expect(
      try await why("cache.hits", in: "159-object-in-a-client")
        == "Cache #1.hits became 2; before it was 1. T2 changed it at line 22 (in fetch, line 8).\n"
    )
  }

  @Test(
    "a path means the reads that the source spells like it",
    arguments: ["parent.child.limit", "child.limit"])
  func path(_ name: String) async throws {
    #expect(
      try await why(name, in: "177-two-models-of-one-type")
        == "limit was 2 when main read it at line 20: Child, made at line 18, had captured the "
        + "override made at line 16.\n")
  }

  @Test("a path that the source never spells means the reads of all models of the type")
  func unspelledPath() async throws {
    let text = try #require(try await why("model.child.limit", in: "177-two-models-of-one-type"))
    #expect(text.contains("limit was 2") && text.contains("limit was 9"))
  }

  @Test("a property of another object is unknown")
  func unknown() async throws {
    #expect(try await why("client.hits", in: "159-object-in-a-client") == nil)
  }

  @Test("a part of the state that `onChange` set")
  func onChange() async throws {
    #expect(
      try await why("isHigh", in: "160-set-by-onchange")
        == "isHigh became true; before it was false. The reducer of onChange did that, because the "
        + "observed value changed from 1 to 2. Action A2 .up changed that value. The action was "
        + "sent at line 26.\n")
  }
}
