import Foundation
import Lessons
import Recording
import Rendering
import Sessions

extension Prompting {
  /// Returns whether the learner leaves.
  mutating func take(_ line: ColonLine) async -> Bool {
    switch line {
    case .command(.quit, _): return true
    case .command(let command, let argument): await perform(command, argument)
    case .ambiguous(let name, let commands):
      let names = commands.map { "`:\($0.rawValue)`" }.joined(separator: " or ")
      say("`:\(name)` could be \(names).")
    case .unknown(let name, let suggestion):
      let hint = suggestion.map { "Did you mean `:\($0.rawValue)`?" } ?? "`:help` lists them."
      say(name.isEmpty ? hint : "There is no command `:\(name)`. \(hint)")
    }
    return false
  }

  private mutating func perform(_ command: ColonCommand, _ argument: String) async {
    switch command {
    case .help: help(argument)
    case .lessons where !argument.isEmpty: await start(argument)
    case .lessons:
      reload()
      console.write(
        LessonList(library: library, progress: progress)
          .text(console.options))
    case .start: await start(argument)
    case .next:
      if recap != nil { return advanceRecap() }
      await catchUp()
      await goOn()
    case .back:
      if recap != nil { return endRecap() }
      await moveThere { $0.back() }
    case .again: await moveThere { $0.again() }
    case .edit: await edit(argument)
    case .undo: await undo()
    case .hint:
      if recap != nil { return say("Recaps have no hints; `?` tells the answers.") }
      await moveThere { $0.hint() }
    case .answers: await answers()
    case .skip:
      if recap != nil { return advanceRecap(isSkipping: true) }
      await moveThere { $0.skip() }
      if player?.isAtEnd == true { finishLesson() }
    case .look:
      recap = nil
      await moveThere { $0.look() }
    case .exercise: await exercise(argument)
    case .recap: beginRecap()
    case .trace: trace(argument)
    case .why: why(argument)
    case .context: context(argument)
    case .type: await type(argument)
    case .members: await members(argument)
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

  private func help(_ topic: String) {
    if topic == "swift" {
      for sentence in SupportedPage.summary { say(sentence) }
      return
    }
    let options = console.options
    let lines = ColonCommand.allCases.flatMap { command -> [StyledText] in
      let name = ":" + command.rawValue + (command.argument.map { " " + $0 } ?? "")
      var line: StyledText = "  \(name, .code)"
      let indent = 32
      line.append(line.width < indent - 1 ? .spaces(indent - line.width) : "  ")
      line.append(command.summary)
      return line.wrapped(to: options.width, hanging: options.width > 70 ? indent : 6)
    }
    console.write(options.painter.paint(lines) + "\n")
    say(
      "Enter goes on. Anything else is Swift, and runs in the lesson's session. "
        + "Any beginning of a command that fits only one will do: `:le`.")
  }

  private mutating func start(_ name: String) async {
    guard !name.isEmpty else { return say("Which lesson? `:start 1`, say; `:lessons` lists them.") }
    reload()
    do {
      let entry = try library.lesson(named: name)
      guard entry.diagnostics.isEmpty else {
        return say("This lesson's file has mistakes: `heirloom check \(entry.path)` shows them.")
      }
      await begin(entry.lesson)
    } catch {
      say(error.message.sentence + (error.advice.map { " " + $0 } ?? ""))
    }
  }

  private mutating func undo() async {
    switch await session.undo() {
    case .nothing: say("There is nothing to take back.")
    case .isOfLesson: say("What ran last is the lesson's own; `:back` shows what came before.")
    case .undone(let source):
      latest = nil
      let first = source.lines.first.map(String.init) ?? ""
      let more = source.lines.count > 1 ? " …" : ""
      say("Taken back: `\(first)\(more)`. What it changed in what was there before stays changed.")
    }
  }

  private mutating func trace(_ argument: String) {
    if !argument.isEmpty {
      let levels = RenderingOptions.Level.allCases.filter { $0.rawValue.hasPrefix(argument) }
      guard let level = levels.first, levels.count == 1 else {
        return say("`:trace` takes `full`, `outline` or `off`.")
      }
      console.options.level = level
      return say(
        level == .off ? "From now on only what is printed." : "From now on: `\(level.rawValue)`.")
    }
    guard let latest, let trace = latest.trace else { return say("Nothing has run yet.") }
    var options = console.options
    if options.level == .off { options.level = .full }
    let text = TraceText.render(trace, options: options)
    if text.isEmpty { say("Nothing happened in it that a trace could show.") }
    console.write(text)
  }

  private func why(_ name: String) {
    guard let trace = latest?.trace else { return say("Nothing has run yet.") }
    // In the margin in which all answers stand.
    let margin = 2
    var options = console.options
    options.width -= margin
    let text = WhyText(trace, options: options)
    guard !name.isEmpty else {
      let names = text.names.map { "`\($0)`" }.joined(separator: ", ")
      return say(
        names.isEmpty
          ? "Why what? Nothing was read in what ran last."
          : "Why what? In what ran last these were read: \(names).")
    }
    let lines = (text.text(name) ?? text.notRead(name)).rows
    console.write(lines.map { String(repeating: " ", count: margin) + $0 + "\n" }.joined())
  }

  private func context(_ name: String) {
    let contexts = Provider.allCases
    guard !name.isEmpty else {
      let others = contexts.filter { $0 != session.context }.map { "`:context \($0.rawValue)`" }
      return say(
        "Dependencies resolve in the `\(session.context?.rawValue ?? "live")` context here. "
          + others.joined(separator: " or ") + " switches for what you type from now on.")
    }
    guard let context = Provider(rawValue: name) else {
      return say("There is no context `\(name)`; there are `live`, `preview` and `test`.")
    }
    guard context != session.context else {
      return say("Dependencies resolve in the `\(name)` context already.")
    }
    session.context = context
    say("From now on dependencies resolve in the `\(name)` context.")
  }

  private mutating func type(_ expression: String) async {
    guard !expression.isEmpty else { return say("Of what? `:type [1, 2].map(String.init)`, say.") }
    await catchUp()
    let (type, findings) = await session.type(of: expression)
    for finding in findings { console.show(finding) }
    guard findings.isEmpty else { return }
    say(type.map { "`\($0)`" } ?? "It has no value.")
  }

  private mutating func members(_ text: String) async {
    guard !text.isEmpty else { return say("Of what? `:members [Int]`, say.") }
    await catchUp()
    guard let members = await session.members(of: text) else {
      let (_, findings) = await session.type(of: text)
      for finding in findings { console.show(finding) }
      return
    }
    if members.isEmpty { return say("It has none.") }
    let options = console.options
    let lines = members.flatMap { member -> [StyledText] in
      let line: StyledText = "  \(member, .code)"
      return line.wrapped(to: options.width, hanging: 6)
    }
    console.write(options.painter.paint(lines) + "\n")
  }

  private mutating func load(_ path: String) async {
    guard !path.isEmpty else { return say("Which file? `:load Sketch.swift`, say.") }
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
        say("This compiles the lesson, which takes a few seconds.")
        _ = try await verifying.verify(lesson)
      } else {
        say("What? `:verify Sketch.swift`, say, or begin a lesson.")
      }
    } catch let unreadable as UnreadableFile {
      console.show(unreadable.finding)
    } catch is Leaving {
      // It was told what is missing.
    } catch {
      say("It couldn't be compiled: \(error.localizedDescription)")
    }
  }

  private mutating func reset() async {
    guard let lesson = player?.lesson else {
      restartSession()
      return say("Everything is forgotten.")
    }
    reload()
    let parsed = library.entry(slug: lesson.slug)?.parsed
    say("Everything is forgotten; the lesson begins anew.")
    guard let parsed, parsed.diagnostics.isEmpty else {
      say(
        parsed == nil
          ? "Its file is gone, so this is the text from before."
          : "Its file has mistakes now, so this is the text from before; `heirloom check "
            + "\(lesson.path)` shows them.")
      return await begin(lesson)
    }
    await begin(parsed.lesson)
  }

  /// The first thing a learner sees.
  mutating func welcome() async {
    let entry = progress.lastLesson.flatMap { library.entry(slug: $0) }
    guard let lesson = entry?.lesson else {
      say("Heirloom: what Swift hands down without passing it.")
      say("Enter goes on. Swift can be typed at any time. `:help` lists the commands.")
      if let first = library.entries.first { await begin(first.lesson) }
      return
    }
    guard progress[lesson].position != nil else {
      // A lesson that was gone through: the next one is there to begin.
      let next = following(lesson) ?? lesson
      say("You have finished lesson \(lesson.number ?? 0), \(lesson.title).")
      await begin(next)
      return
    }
    seenText = entry?.parsed.text
    let (step, element) = progress.place(in: lesson)
    let session = session
    player = Player(lesson, at: (step, element)) { session.reserveLines(for: $0) }
    let number = lesson.number.map { "lesson \($0), " } ?? ""
    let shown = min(step, lesson.steps.count - 1)
    say(
      "You were at \(number)\(lesson.title), step \(shown + 1) of \(lesson.steps.count): "
        + "\(lesson.steps[shown].heading.plainText).")
    say("Enter goes on there. `:start` begins a lesson, `:help` lists the commands.")
  }
}

extension String {
  fileprivate var sentence: String {
    prefix(1).uppercased() + dropFirst() + "."
  }
}
