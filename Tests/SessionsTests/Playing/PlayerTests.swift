import Lessons
import Recording
import Sessions
import Testing

@Suite("player")
struct PlayerTests {
  @Test("a lesson is shown in order, with a pause at each question and each event")
  func order() async throws {
    var walk = Walk(try sampleLesson().lesson)
    #expect(await walk.next().map(\.kind) == ["title", "introduction"])
    #expect(
      await walk.next().map(\.kind) == ["heading 0", "record 0", "prose", "code 1", "question"])
    #expect(walk.player.answer("b")?.answered?.isRight == true)
    #expect(await walk.next().map(\.kind) == ["record 1"])
    #expect(await walk.next().map(\.kind) == ["prose"])
    #expect(await walk.next().map(\.kind) == ["heading 1", "record 2"])
    #expect(await walk.next().map(\.kind) == ["record 3", "record 4"])
    #expect(await walk.next().map(\.kind) == ["end"])
    #expect(walk.player.isAtEnd)
  }

  @Test("the next blocks are known until the next question, across the end of a step")
  func upcoming() async throws {
    let lesson = try sampleLesson().lesson
    var walk = Walk(lesson)
    let blocks = lesson.codeBlocks
    #expect(walk.player.upcoming == [blocks[0]])
    _ = await walk.next()
    _ = await walk.next()
    #expect(walk.player.upcoming.first == blocks[1])
    _ = walk.player.answer("b")
    _ = await walk.next()
    _ = await walk.next()
    #expect(walk.player.upcoming == Array(blocks[2...]))
    while !walk.player.isAtEnd { _ = await walk.next() }
    #expect(walk.player.upcoming == [])
  }

  @Test("a block that was stopped before it ran comes again, with the same lines")
  func interruptedBlock() async throws {
    var walk = Walk(try sampleLesson().lesson)
    _ = await walk.next()
    let stopped = try #require(walk.player.next().run)
    var record = await walk.session.run(
      stopped.block, of: walk.player.lesson, firstLine: stopped.firstLine)
    record.result = .interrupted(record.result.source)
    #expect(walk.player.finished(record).views == [])
    let again = walk.player.next()
    #expect(again.run == stopped)
    #expect(walk.player.step == 0)
  }

  @Test("a block runs with the lines that were shown before")
  func previewedLines() async throws {
    var walk = Walk(try sampleLesson().lesson)
    _ = await walk.next()
    let views = await walk.next()
    _ = await walk.session.submit("print(1)")
    _ = walk.player.answer("b")
    guard case .code(_, let shown) = views.dropLast().last,
      case .record(let record) = await walk.next().first
    else {
      Issue.record("expected code, then its record")
      return
    }
    #expect(record.result.source.firstLine == shown)
  }

  @Test("nothing runs before the question is answered or skipped")
  func gate() async throws {
    var walk = Walk(try sampleLesson().lesson)
    _ = await walk.next()
    _ = await walk.next()
    #expect(await walk.next() == [.notice(.answerFirst(choices: 2))])
    #expect(walk.player.answer("something else") == nil)
    #expect(
      await walk.perform { $0.skip() }.map(\.kind) == ["notice questionSkipped", "record 1"])
  }

  @Test("a wrong answer gets its reason, and another answer may follow")
  func wrongThenRight() async throws {
    var walk = Walk(try sampleLesson().lesson)
    _ = await walk.next()
    _ = await walk.next()
    let wrong = walk.player.answer("NONE")
    #expect(wrong?.turn.views.map(\.kind) == ["feedback 0", "notice answerAgain"])
    #expect(wrong?.answered?.step == "a-scope-ends")
    #expect(wrong?.answered?.choice == "none")
    #expect(wrong?.answered?.isRight == false)
    // The question is still open, and the lesson would continue.
    #expect(walk.player.question?.isAsking == true)
    #expect(walk.player.whereabouts == .asked(step: 0))
    #expect(
      walk.player.answer("`a1`")?.turn.views.map(\.kind)
        == ["feedback 1", "notice othersAreExplained"])
    #expect(walk.player.question?.isAsking == false)
    #expect(await walk.next().map(\.kind) == ["record 1"])
  }

  @Test("hints come one after another, and the last stays")
  func hints() async throws {
    var walk = Walk(try sampleLesson().lesson)
    #expect(walk.player.hint().views == [.notice(.noQuestion)])
    _ = await walk.next()
    _ = await walk.next()
    #expect(walk.player.hint().views.map(\.kind) == ["hint 0"])
    #expect(walk.player.hint().views.map(\.kind) == ["hint 1"])
    #expect(walk.player.hint().views.map(\.kind) == ["hint 1", "notice lastHint"])
  }

  @Test("going back and forward shows the same pages and runs nothing")
  func backAndForward() async throws {
    var walk = Walk(try sampleLesson().lesson)
    var seen: [[LessonView]] = [await walk.next(), await walk.next()]
    _ = walk.player.answer("b")
    seen[1] = walk.player.current().views
    for _ in 0..<3 { seen.append(await walk.next()) }
    for page in seen.dropLast().reversed() {
      let turn = walk.player.back()
      #expect(turn.run == nil)
      #expect(turn.views.dropLast() == page[...])
    }
    #expect(walk.player.back().views == [.notice(.atBeginning)])
    for page in seen.dropFirst() {
      let turn = walk.player.next()
      #expect(turn.run == nil)
      #expect(turn.views == page)
    }
  }

  @Test("a block runs again under its lines")
  func again() async throws {
    var walk = Walk(try sampleLesson().lesson)
    #expect(await walk.perform { $0.again() } == [.notice(.nothingToRepeat)])
    _ = await walk.next()
    _ = await walk.next()
    _ = walk.player.answer("b")
    guard case .record(let first) = await walk.next().first,
      case .record(let second) = await walk.perform({ $0.again() }).first
    else {
      Issue.record("expected two records")
      return
    }
    #expect(second.block.id == first.block.id)
    #expect(second.result.source == first.result.source)
    #expect(second.result.output == "a1\n")
    #expect(await walk.next().map(\.kind) == ["prose"])
  }

  @Test("an edited block replaces the lesson's, unless it is refused")
  func edit() async throws {
    var walk = Walk(try sampleLesson().lesson)
    #expect(walk.player.editableBlock == nil)
    _ = await walk.next()
    _ = await walk.next()
    _ = walk.player.answer("b")
    _ = await walk.next()
    let changed = "Request.$id.withValue(\"b2\") {\n  print(Request.id)\n}"
    let block = try #require(walk.player.editableBlock)
    guard case .record(let edited) = await walk.perform({ $0.edit(changed, of: block) }).first,
      case .record(let again) = await walk.perform({ $0.again() }).first,
      case .record(let refused) = await walk.perform({ $0.edit("Request.nothing", of: block) })
        .first
    else {
      Issue.record("expected three records")
      return
    }
    #expect(edited.result.output == "b2\n")
    #expect(again.result.output == "b2\n")
    #expect(again.result.source.firstLine == edited.result.source.firstLine)
    #expect(refused.result.isRejected)
    #expect(walk.player.latestBlock?.code == changed)
    // The lesson continues where it was.
    #expect(await walk.next().map(\.kind) == ["prose"])
  }

  @Test("the code of a skipped step has run")
  func skipStep() async throws {
    var walk = Walk(try sampleLesson().lesson)
    for _ in 0..<2 { _ = await walk.next() }
    _ = walk.player.answer("b")
    for _ in 0..<3 { _ = await walk.next() }
    #expect(walk.player.place.step == 1)
    _ = await walk.perform { $0.skip() }
    #expect(walk.player.isAtEnd)
    #expect(await walk.session.submit("print(total)").output == "3\n")
  }

  @Test("a learner who returns continues where they left, with everything declared")
  func resumes() async throws {
    let lesson = try sampleLesson().lesson
    var walk = Walk(lesson, at: (0, 2))
    #expect(walk.player.isBehind)
    #expect(walk.player.destination.step == 0)
    await walk.catchUp()
    #expect(!walk.player.isBehind)
    #expect(walk.player.question != nil)
    #expect(await walk.next().last?.kind == "question")
    #expect(await walk.next() == [.notice(.answerFirst(choices: 2))])
    _ = walk.player.answer("b")
    #expect(await walk.next().map(\.kind) == ["record 1"])

    var later = Walk(lesson, at: (1, 1))
    await later.catchUp()
    #expect(await later.next().map(\.kind) == ["record 3", "record 4"])
    #expect(later.player.back().views.first?.kind == "heading 1")
  }
}
