import Lessons
import Rendering
import Sessions
import Testing

@Suite("stage")
struct StageTests {
  /// Plays a lesson like the demo.
  private struct Play {
    var stage: Stage
    let session = LearnerSession(seconds: nil)

    mutating func move(_ move: (inout Stage) -> Stage.Move, bySingleNotes: Bool = false) async
      -> Stage.Move
    {
      var result = move(&stage)
      while case .needs(let block) = result {
        let record = await session.run(block, of: stage.lesson)
        let beats = record.result.trace.map { Storyboard($0).beats(most: stage.mostBeats) } ?? []
        result = stage.finished(
          record, beats: record.isEventful ? beats : [], bySingleNotes: bySingleNotes)
      }
      return result
    }
  }

  @Test("forward and back, the frames are the same, and nothing runs twice")
  func sameFramesBothWays() async throws {
    var play = Play(stage: Stage(try sampleLesson().lesson))
    var forward = [play.stage.frame]
    while await play.move({ $0.forward() }) != .stays { forward.append(play.stage.frame) }
    #expect(forward.last == .end)
    #expect(forward.contains { if case .beat = $0 { true } else { false } })
    var backward = [play.stage.frame]
    while play.stage.back() != .stays { backward.append(play.stage.frame) }
    #expect(backward.reversed() == forward)
    var again = [play.stage.frame]
    while case .shown = play.stage.forward() { again.append(play.stage.frame) }
    #expect(again == forward)
  }

  @Test("a question comes before its run, and the run's last beat answers it")
  func questions() async throws {
    var play = Play(stage: Stage(try sampleLesson().lesson))
    var asked: Stage.Question?
    var answered = 0
    while await play.move({ $0.forward() }) != .stays {
      switch play.stage.frame {
      case .question(let question):
        #expect(asked == nil && play.stage.prediction(question) != nil)
        #expect(question.block.map { play.stage.records[$0] == nil } == true, "it is asked before")
        asked = question
      case .beat(let beat) where beat.number == beat.count:
        #expect(beat.answers == asked && play.stage.question == asked)
        if asked != nil { answered += 1 }
        asked = nil
      case .beat(let beat): #expect(beat.answers == nil)
      default: break
      }
    }
    #expect(answered == play.stage.lesson.predictions.count)
  }

  @Test("a run can be stepped by single notes; whole beats still end at the same notes")
  func singleNotes() async throws {
    var play = Play(stage: Stage(try sampleLesson().lesson))
    while await play.move({ $0.forward() }) != .stays {
      if case .question = play.stage.frame { break }
    }
    _ = await play.move({ $0.forwardOne() }, bySingleNotes: true)
    var seen: [Int] = []
    var last = 0
    while case .beat(let beat) = play.stage.frame {
      let notes = try #require(play.stage.notes)
      seen.append(notes.upperBound)
      #expect(notes.lowerBound == beat.notes.lowerBound)
      last = beat.notes.upperBound
      _ = await play.move({ $0.forwardOne() })
    }
    #expect(seen == Array(1...last))
  }

  @Test(
    "a lesson takes at most 25 keys, or with many questions, two per question or run")
  func fewKeys() async throws {
    for lesson in try LessonSource.embedded.load().library.lessons {
      var play = Play(stage: Stage(lesson))
      var keys = 0
      while await play.move({ $0.forward() }) != .stays { keys += 1 }
      let unasked = play.stage.frames.count {
        if case .beat(let beat) = $0 { beat.about == nil } else { false }
      }
      let (steps, questions) = (lesson.steps.count, lesson.predictions.count)
      #expect(
        keys <= max(25, 2 * (questions + unasked) + 3),
        "\(lesson.slug): \(steps) steps, \(questions) questions")
      #expect(play.stage.frame == .end)
    }
  }

  @Test("an exercise has a separate frame, and its solution runs after it")
  func exercise() async throws {
    var play = Play(stage: Stage(try exerciseLesson()))
    var frames = [play.stage.frame]
    while await play.move({ $0.forward() }) != .stays { frames.append(play.stage.frame) }
    let index = try #require(frames.firstIndex(of: .exercise(step: 1, element: 1)))
    let solved = try #require(play.stage.lesson.exercise?.solved)
    #expect(play.stage.records[solved.id]?.result.output == "id: a2\n")
    guard case .beat(let beat) = frames[index + 1] else {
      Issue.record("no run follows the exercise: \(frames[index + 1])")
      return
    }
    #expect(beat.block == solved.id)
  }

  @Test("a presenter can go back to earlier steps")
  func steps() async throws {
    var play = Play(stage: Stage(try sampleLesson().lesson))
    let tooEarly = play.stage.goBack(toStep: 1)
    #expect(tooEarly == .stays)
    while play.stage.step < 1 { _ = await play.move({ $0.forward() }) }
    _ = await play.move({ $0.forward() })
    let first = play.stage.goBack(toStep: 0)
    #expect(first == .shown && play.stage.frame == .title)
    let second = play.stage.goBack(toStep: 1)
    #expect(second == .shown && play.stage.step == 1)
  }
}

@Suite("votes")
struct VotesTests {
  private let question = Stage.Question(step: 0, element: 0, block: nil)

  @Test("counts are typed in the order of the choices; a third vote replaces the second")
  func typed() {
    var votes = Votes()
    func add(_ text: String) -> Bool { votes.add(text, to: question, choices: 3) }
    #expect(add("12 5"))
    #expect(add(" 3,18, 3 "))
    #expect(votes[question] == [[12, 5, 0], [3, 18, 3]])
    #expect(add("1 1 1"))
    #expect(votes[question] == [[12, 5, 0], [1, 1, 1]])
    for text in ["", "a b", "1 2 3 4", "-1", "1 x", "99999999999999999999", "1000001"] {
      #expect(!add(text), "\(text)")
    }
  }
}
