import Foundation
import Lessons
import LineEditing
import MessageTables
import Phrases
import Rendering
import Sessions

/// The teacher's notes for a step: the text of the lesson's notes, its questions, and the time.
struct StageNotes {
  var lesson: Lesson
  var options: RenderingOptions

  private var words: ViewText { ViewText(options: options) }

  /// - Parameter question: the element of the question on the screen; nil for all questions.
  func text(step index: Int, question: Int? = nil) -> String {
    let step = lesson.steps[index]
    var views: [LessonView] = [.heading(step: index)]
    for (number, element) in step.elements.enumerated() {
      guard case .prediction(let prediction) = element, question == nil || number == question else {
        continue
      }
      views += [.question(prediction), .answer(prediction)]
      views += prediction.choices.indices.filter { !prediction.choices[$0].isRight }
        .map { .feedback(prediction, choice: $0) }
    }
    if let notes = step.notes { views.insert(.prose(notes.passages), at: 1) }
    let minutes = lesson.steps[index...].compactMap(\.notes?.minutes)
    let toEnd = minutes.reduce(0, +)
    let time: StageMessage? =
      minutes.isEmpty
      ? nil
      : step.notes.map { .timeOfStep(minutes: $0.minutes, toEnd: toEnd) }
        ?? .timeToEnd(minutes: toEnd)
    let next: StageMessage =
      lesson.steps.indices.contains(index + 1)
      ? .nextStep(lesson.steps[index + 1].heading.plainText) : .lastStep
    return words.text(views, of: lesson) + "\n" + (time.map { words.line($0.text) } ?? "")
      + words.line(next.text)
  }
}

/// The teacher's notes on a second terminal, which show the step of the demo on the first one.
struct NotesProjection {
  let lesson: Lesson
  let keys: KeyReader
  let output: OutputOptions
  let file: StagePlace.File

  /// The time between two looks at the demo's step, in seconds.
  private static let interval = 0.25

  func run() async {
    let keys = keys
    let signals = Interrupts([SIGTERM, SIGHUP, SIGQUIT]) { signal in
      try? writeAll(1, PictureScreen.leave.utf8)
      keys.close()
      exit(128 + signal)
    }
    let screen = PictureScreen(output)
    screen.options.console.write(PictureScreen.enter)
    defer {
      screen.options.console.write(PictureScreen.leave)
      keys.close()
    }
    var shown: [String] = []
    var (first, place): (Int, StagePlace?) = (0, nil)
    var showsAddress = false
    while true {
      let current = file.read()
      if current?.step != place?.step || current?.question != place?.question { first = 0 }
      place = current
      let all = self.rows(current, screen, showsAddress: showsAddress)
      let height = screen.options.height
      first = max(0, min(first, all.count - height + 1))
      let rows = Self.window(all, from: first, height: height)
      if rows != shown { screen.draw(rows) }
      shown = rows
      let timer = Task {
        try? await Task.sleep(for: .seconds(Self.interval))
        return !Task.isCancelled && keys.interrupt()
      }
      let key = await keys.next()
      timer.cancel()
      let isTimer = await timer.value
      // Any key closes the address.
      let closes = showsAddress && !isTimer
      if closes { showsAddress = false }
      switch key {
      case nil: return
      case .interrupt where !isTimer: return
      case _ where closes: break
      case .character("q"), .escape, .control("d"): return
      case .character("a"): showsAddress = current?.teacher != nil
      case .character(" "), .down, .pageDown: first += height / 2
      case .character("b"), .up, .pageUp: first -= height / 2
      default: break
      }
    }
    withExtendedLifetime(signals) {}
  }

  /// The rows that fit. If there are more, the last row says how to see them.
  static func window(_ rows: [String], from first: Int, height: Int) -> [String] {
    guard rows.count > height else { return rows }
    return rows.dropFirst(first).prefix(height - 1) + ["  " + StageMessage.scroll.text]
  }

  /// - Parameter showsAddress: whether to show the teacher's address with its QR code, not the notes.
  private func rows(
    _ place: StagePlace?, _ screen: PictureScreen, showsAddress: Bool
  ) -> [String] {
    let (console, _) = screen.options
    guard let place, place.lesson == lesson.slug, !place.isOver,
      lesson.steps.indices.contains(place.step)
    else {
      return ["", "  \(StageMessage.waitingForDemo.text)"]
    }
    if showsAddress, let teacher = place.teacher {
      return AddressPicture(address: teacher, options: console.options).rows
    }
    let elapsed = max(0, Int(Date().timeIntervalSince1970 - place.began)) / 60
    let notes = StageNotes(lesson: lesson, options: console.options)
    var head = ["  \(StageMessage.elapsed(minutes: elapsed).text)"]
    if let teacher = place.teacher {
      head += ["  \(StageMessage.teacherAddress.text)", "  \(teacher)"]
    }
    return head + notes.text(step: place.step, question: place.question).rows
  }
}
