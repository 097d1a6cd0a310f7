import Files
import Foundation
import Lessons
import MessageTables
import Phrases
import Rendering
import Sessions

extension Prompting {
  mutating func goOn() async {
    guard let player else {
      guard let first = library.entries.first else { return say(.pickLesson) }
      return await begin(first.lesson)
    }
    draft = nil
    if player.isOver, let next = following(player.lesson) { return await begin(next) }
    await perform { $0.next() }
    if self.player?.isAtEnd == true { finishLesson() }
  }

  /// Makes a move, and runs what it asks for, until there is a pause.
  mutating func perform(
    isEdit: Bool = false, _ move: (inout Player) -> Player.Turn
  ) async {
    guard var player else { return say(.noLessonOpen) }
    var turn = move(&player)
    while true {
      self.player = player
      await show(turn.views)
      guard let submission = turn.run else { break }
      console.progress?.begin(.block(submission, of: player.lesson))
      let record = await session.run(
        submission.block, of: player.lesson, firstLine: submission.firstLine, isEdit: isEdit)
      console.progress?.end()
      if !isEdit { edits = [] }
      showed(record.result)
      endInterruptedLine(record.result)
      turn = player.finished(record)
      if record.result.status == .interrupted {
        say(record.result.isInterrupted ? .interruptedBeforeRun : .interrupted)
      }
    }
    self.player = player
    save()
    warmUp()
  }

  /// Runs what comes before the place where the learner left, so that the rest finds it declared.
  mutating func catchUp() async {
    guard var player, player.isBehind else { return }
    console.progress?.begin(.catchingUp)
    defer { console.progress?.end() }
    while let submission = player.catchUp() {
      let record = await session.run(
        submission.block, of: player.lesson, firstLine: submission.firstLine)
      _ = player.finished(record)
    }
    self.player = player
  }

  mutating func begin(_ lesson: Lesson) async {
    restartSession()
    recap = nil
    seenText = library.entry(slug: lesson.slug)?.parsed.text
    progress.restart(lesson)
    let session = session
    player = Player(lesson) { session.reserveLines(for: $0) }
    await perform { $0.next() }
  }

  mutating func restartSession() {
    session.abandon()
    session = Self.makeSession(shared, input, console)
    adopt(session)
    forgetResults()
    lastAttempt = nil
    edits = []
  }

  mutating func finishLesson() {
    guard let lesson = player?.lesson,
      progress[lesson].position != nil || !progress[lesson].isCompleted
    else { return }
    progress.complete(lesson)
    store(progress)
    say(following(lesson).map { .nextLesson($0.name) } ?? .lastLesson)
  }

  func following(_ lesson: Lesson) -> Lesson? {
    if lesson.slug == LessonLibrary.tourSlug { return library.entries.first?.lesson }
    guard let index = library.entries.firstIndex(where: { $0.slug == lesson.slug }) else {
      return nil
    }
    return library.entries.dropFirst(index + 1).first?.lesson
  }

  // MARK: Progress

  mutating func log(_ answer: Player.Answer) {
    guard let lesson = player?.lesson else { return }
    progress.log(
      LoggedAnswer(
        step: answer.step, question: answer.question, choice: answer.choice,
        isRight: answer.isRight,
        date: Self.now),
      in: lesson)
  }

  /// In the form in which progress keeps times.
  static var now: String { Date.now.formatted(.iso8601) }

  mutating func save() {
    guard let player, !player.isAtEnd else { return }
    let place = player.destination
    progress.reach(step: place.step, element: place.element, in: player.lesson)
    store(progress)
  }

  mutating func store(_ progress: LearnerProgress) {
    do {
      let kept = try store.save(progress)
      self.progress = kept.progress
      if let notice = kept.notice { console.writeError(notice.text + "\n") }
    } catch {
      guard !hasFailedToSave else { return }
      hasFailedToSave = true
      console.writeError(ShellMessage.placeNotSaved(error.text).text + "\n")
    }
  }
}
