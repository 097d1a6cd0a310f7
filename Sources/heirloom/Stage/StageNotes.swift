import Foundation
import Lessons
import LineEditing
import Rendering
import Sessions

/// What a teacher wants to know about a step, as text.
struct StageNotes {
  var lesson: Lesson
  var options: RenderingOptions

  private var words: ViewText { ViewText(options: options) }

  /// - Parameter question: the element of the question that the class looks at; nil for all of them.
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
    let own = step.notes.map { "\($0.minutes) min for this step. " } ?? ""
    let rest = minutes.isEmpty ? "" : "\(minutes.reduce(0, +)) min to the end. "
    let next =
      lesson.steps.indices.contains(index + 1)
      ? "Next: " + lesson.steps[index + 1].heading.plainText : "This is the last step."
    if !own.isEmpty || !rest.isEmpty {
      return words.text(views, of: lesson) + "\n" + words.line(own + rest) + words.line(next)
    }
    return words.text(views, of: lesson) + "\n" + words.line(next)
  }
}

/// The notes on a second terminal, which follow the demo on the first.
struct NotesProjection {
  let lesson: Lesson
  let keys: KeyReader
  let output: OutputOptions
  let file: StagePlace.File

  /// In seconds; so late at most the notes follow.
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
    while true {
      let rows = self.rows(screen)
      if rows != shown { screen.draw(rows) }
      shown = rows
      let timer = Task {
        try? await Task.sleep(for: .seconds(Self.interval))
        return !Task.isCancelled && keys.interrupt()
      }
      let key = await keys.next()
      timer.cancel()
      let isTimer = await timer.value
      switch key {
      case nil, .character("q"), .escape, .control("d"): return
      case .interrupt where !isTimer: return
      default: break
      }
    }
    withExtendedLifetime(signals) {}
  }

  private func rows(_ screen: PictureScreen) -> [String] {
    let (console, height) = screen.options
    guard let place = file.read(), place.lesson == lesson.slug, !place.isOver,
      lesson.steps.indices.contains(place.step)
    else {
      return [
        "", "  Waiting for `heirloom demo` to show this lesson on another terminal. q leaves.",
      ]
    }
    let elapsed = max(0, Int(Date().timeIntervalSince1970 - place.began)) / 60
    let notes = StageNotes(lesson: lesson, options: console.options)
    var head = ["  \(elapsed) min since the beginning"]
    if let teacher = place.teacher {
      head += ["  The stage's keys on a telephone, for you alone:", "  \(teacher)"]
    }
    return Array(
      (head + notes.text(step: place.step, question: place.question).rows).prefix(height))
  }
}
