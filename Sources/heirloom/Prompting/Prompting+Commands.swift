import Foundation
import Lessons
import MessageTables
import Phrases
import Recording
import Rendering
import Sessions

extension Prompting {
  /// Returns whether the learner leaves.
  mutating func take(_ line: ColonLine) async -> Bool {
    switch line {
    case .command(.quit, _): return true
    case .command(let command, let argument): await perform(command, argument)
    case .ambiguous(let name, let commands): say(.ambiguousCommand(name, commands))
    case .unknown(let name, let suggestion): say(.noSuchCommand(name, suggestion: suggestion))
    }
    return false
  }

  private mutating func perform(_ command: ColonCommand, _ argument: String) async {
    switch command {
    case .help: await help(argument)
    case .lessons where !argument.isEmpty: await start(argument)
    case .lessons:
      reload()
      await display([LessonList(library: library, progress: progress).text(console.options)])
    case .find: await find(argument)
    case .start: await start(argument)
    case .tour: await beginTour()
    case .next:
      if recap != nil { return await advanceRecap() }
      await catchUp()
      await goOn()
    case .back:
      if recap != nil { return await endRecap() }
      guard let pages = argument.isEmpty ? 1 : Int(argument), pages > 0 else {
        return say(.commandUse(.back))
      }
      await moveThere { $0.back(pages) }
    case .again: await moveThere { $0.again() }
    case .edit: await edit(argument)
    case .undo: await undo()
    case .hint:
      if recap != nil { return say(.recapHasNoHints) }
      await moveThere { $0.hint() }
    case .answers: await answers()
    case .skip:
      if recap != nil { return await advanceRecap(isSkipping: true) }
      await moveThere { $0.skip() }
      if player?.isAtEnd == true { finishLesson() }
    case .look:
      recap = nil
      await moveThere { $0.look() }
    case .exercise: await exercise(argument)
    case .recap: await beginRecap()
    case .trace: await trace(argument)
    case .order: await order(argument)
    case .why: await why(argument)
    case .context: context(argument)
    case .type: await type(argument)
    case .members: await members(argument)
    case .expand: await expand(argument)
    case .load: await load(argument)
    case .verify: await verify(argument)
    case .reset: await reset()
    case .quit: break
    }
  }

  private mutating func moveThere(_ move: (inout Player) -> Player.Turn) async {
    await catchUp()
    await perform(move)
  }

  private mutating func start(_ name: String) async {
    guard !name.isEmpty else { return say(.lessonName) }
    reload()
    do {
      let entry = try library.lesson(named: name)
      guard entry.diagnostics.isEmpty else {
        return say(.lessonFileHasMistakes(path: entry.path))
      }
      await begin(entry.lesson)
    } catch {
      say(
        [ShellMessage.noLesson(error).text, error.advice?.text].compactMap(\.self).joined(
          separator: " "))
    }
  }

  private mutating func load(_ path: String) async {
    guard !path.isEmpty else { return say(.loadWhat) }
    await catchUp()
    do {
      let text = try TextFile.program(TextFile.bytes(at: path), path: path)
      await evaluate(text, name: path, fileLine: 1)
    } catch {
      console.show(error.finding)
    }
  }

  /// In a session of its own, so that nothing here is changed.
  private func verify(_ path: String) async {
    let before = running.session
    defer { running.session = before }
    let verifying = Verifying(console: console, running: running)
    do {
      if !path.isEmpty {
        _ = try await verifying.verify(ProgramSources(files: [path]))
      } else if let lesson = player?.lesson {
        say(.verifying)
        _ = try await verifying.verify(lesson)
      } else {
        say(.verifyWhat)
      }
    } catch let unreadable as UnreadableFile {
      console.show(unreadable.finding)
    } catch let leaving as Leaving {
      if leaving.status == .interrupted { sayInterrupted() }
      // Otherwise, the message about the missing part was shown already.
    } catch {
      say(.cannotCompile(error.localizedDescription))
    }
  }

  private mutating func reset() async {
    guard let lesson = player?.lesson else {
      restartSession()
      return say(.resetSession)
    }
    reload()
    let parsed = library.entry(slug: lesson.slug)?.parsed
    say(.resetLesson)
    guard let parsed, parsed.diagnostics.isEmpty else {
      say(parsed == nil ? .resetWithOldText : .resetWithMistakes(path: lesson.path))
      return await begin(lesson)
    }
    await begin(parsed.lesson)
  }

  /// The first thing a learner sees.
  mutating func welcome() async {
    let entry = progress.lastLesson.flatMap { library.entry(slug: $0) }
    guard let lesson = entry?.lesson else {
      say(.welcome)
      say(.welcomeKeys)
      if let first = library.entries.first { await begin(first.lesson) }
      return
    }
    guard progress[lesson].position != nil else {
      // A lesson that was finished: the next one is there to begin.
      let next = following(lesson) ?? lesson
      say(.finishedBefore(lesson: lesson.name))
      await begin(next)
      return
    }
    seenText = entry?.parsed.text
    let (step, element) = progress.place(in: lesson)
    let session = session
    player = Player(lesson, at: (step, element)) { session.reserveLines(for: $0) }
    let shown = min(step, lesson.steps.count - 1)
    say(
      .returning(
        lesson: lesson.name, step: shown + 1, count: lesson.steps.count,
        heading: lesson.steps[shown].heading.plainText))
    say(.returningKeys)
  }
}

extension Lesson {
  /// The lesson in a sentence: by number and title.
  var name: String { ShellMessage.lesson(number: number, title: title).text }
}
