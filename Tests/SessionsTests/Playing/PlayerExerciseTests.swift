import Lessons
import Sessions
import Testing

@Suite("player at looks and exercises")
struct PlayerExerciseTests {
  private static let solution =
    "func work() { Request.$id.withValue(\"a2\") { print(\"id: \" + Request.id) } }\nwork()"

  @Test("a look is asked after the run, and a proposal names the block to change")
  func look() async throws {
    var walk = Walk(try exerciseLesson())
    #expect(walk.player.look().views == [.notice(.noLook)])
    _ = await walk.next()
    #expect(await walk.next().map(\.kind) == ["heading 0", "record 0"])
    #expect(await walk.next().map(\.kind) == ["question"])
    #expect(walk.player.whereabouts == .asked(step: 0))
    let wrong = walk.player.answer("b")
    #expect(wrong?.turn.views.map(\.kind) == ["feedback 1", "notice answerAgain"])
    #expect(wrong?.answered?.question == 0)
    #expect(await walk.next().map(\.kind) == ["answer", "prose", "editable 0"])
    #expect(walk.player.whereabouts == .trying(step: 0))
    // It is shown again with the trace that answers it.
    #expect(walk.player.look().views.map(\.kind).prefix(2) == ["record 0", "question"])
  }

  @Test("below the right answer to a look is the event that shows it, if the lesson names it")
  func proof() async throws {
    let text = exerciseText.replacing(
      "> **Look** Where", with: "<!-- proof read Request.id -->\n\n> **Look** Where")
    var walk = Walk(try exerciseLesson(text))
    for _ in 0..<3 { _ = await walk.next() }
    let answered = walk.player.answer("a")
    let right = try #require(answered).turn.views
    #expect(right.map(\.kind) == ["feedback 0", "proof", "notice othersAreExplained"])
    guard case .proof(_, let record) = right[1] else { return }
    #expect(record.block.id == 0)
    var other = Walk(try exerciseLesson(text))
    for _ in 0..<3 { _ = await other.next() }
    let wrong = other.player.answer("b")
    #expect(wrong?.turn.views.map(\.kind).contains("proof") == false)
    #expect(await other.next().map(\.kind).prefix(2) == ["answer", "proof"])
  }

  @Test("a learner who left at a question about a trace gets the trace with it")
  func resumedLook() async throws {
    var walk = Walk(try exerciseLesson(), at: (0, 1))
    await walk.catchUp()
    #expect(await walk.next().map(\.kind) == ["record 0", "question"])
    #expect(walk.player.question?.isAsking == true)
  }

  @Test("skipping at an earlier page returns to the last one, and skips nothing there")
  func skipAtEarlierPage() async throws {
    var walk = try await walkToExercise()
    _ = walk.player.look()
    #expect(walk.player.isLookingBack)
    #expect(walk.player.skip().views.map(\.kind).contains("exercise"))
    #expect(walk.player.exercise?.isOpen == true)
  }

  @Test("the answers explain the other choices, and close an open question")
  func answers() async throws {
    var walk = Walk(try exerciseLesson())
    #expect(walk.player.answers().views == [.notice(.noQuestion)])
    for _ in 0..<3 { _ = await walk.next() }
    var other = walk
    _ = walk.player.answer("a")
    #expect(walk.player.answers().views.map(\.kind) == ["others 0"])
    #expect(other.player.answers().views.map(\.kind) == ["others all"])
    #expect(await other.next().map(\.kind) == ["prose", "editable 0"])
    // Shows the last question's answers, if none is visible.
    #expect(other.player.answers().views.map(\.kind) == ["others all"])
  }

  /// Goes through everything before the exercise.
  private func walkToExercise() async throws -> Walk {
    var walk = Walk(try exerciseLesson())
    for _ in 0..<3 { _ = await walk.next() }
    _ = walk.player.answer("a")
    _ = await walk.next()
    #expect(
      await walk.next().map(\.kind) == ["heading 1", "prose", "exercise", "notice exerciseBegins"])
    #expect(walk.player.whereabouts == .exercise(step: 1))
    return walk
  }

  @Test("an exercise stays until it is solved, whatever fails before")
  func exercise() async throws {
    var walk = try await walkToExercise()
    #expect(await walk.next() == [.notice(.exerciseFirst)])
    let exercise = try #require(walk.player.exercise?.exercise)
    for code in ["print(1)", "func work() { print(\"id: a2\") }\nwork()"] {
      let (record, verdict) = await walk.session.attempt(code, at: exercise, name: "<exercise>")
      let turn = walk.player.attempted(record, verdict)
      #expect(turn.views.last == .verdict(verdict))
      #expect(await walk.next() == [.notice(.exerciseFirst)])
    }
    let (record, verdict) = await walk.session.attempt(
      Self.solution, at: exercise, name: "<exercise>")
    #expect(walk.player.attempted(record, verdict).views.map(\.kind) == ["record 1", "verdict"])
    #expect(await walk.next().map(\.kind) == ["prose", "end"])
    #expect(walk.player.isAtEnd)
  }

  @Test("the last of its hints is the solution")
  func hints() async throws {
    var walk = try await walkToExercise()
    let kinds = (0..<4).flatMap { _ in walk.player.hint().views.map(\.kind) }
    #expect(kinds == ["hint 0", "hint 1", "solution", "solution"])
  }

  @Test("an exercise can be skipped, and reached again")
  func skip() async throws {
    var walk = try await walkToExercise()
    let skipped = await walk.perform { $0.skip() }
    #expect(skipped.map(\.kind) == ["notice exerciseSkipped", "prose", "end"])
    #expect(walk.player.exercise == nil)
    #expect(walk.player.returnToExercise()?.views.last == .notice(.exerciseBegins))
    #expect(walk.player.exercise != nil)
    #expect(walk.player.isAtEnd)
  }

  @Test("from the beginning, the blocks before the exercise run on the way to it")
  func goThere() async throws {
    var walk = Walk(try exerciseLesson())
    _ = await walk.next()
    #expect(walk.player.returnToExercise() == nil)
    let isAiming = walk.player.aimAtExercise()
    #expect(isAiming)
    await walk.catchUp()
    #expect(await walk.next().last == .notice(.exerciseBegins))
    let exercise = try #require(walk.player.exercise?.exercise)
    let (_, verdict) = await walk.session.attempt(Self.solution, at: exercise, name: "<exercise>")
    #expect(verdict == .solved)
    var none = Walk(try sampleLesson().lesson)
    let hasAim = none.player.aimAtExercise()
    #expect(!hasAim)
  }

  @Test("a learner who left at the exercise returns to it, and sees it first")
  func resumes() async throws {
    var walk = Walk(try exerciseLesson(), at: (1, 1))
    await walk.catchUp()
    #expect(await walk.next().contains { $0.kind == "exercise" })
    #expect(await walk.next() == [.notice(.exerciseFirst)])
  }
}
