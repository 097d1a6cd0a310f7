import Lessons
import Pages
import Rendering
import Sessions

/// A demo as a recording, each screen as long as it takes to read what is new on it.
struct DemoRecording {
  let lesson: Lesson
  /// As wide as the recording.
  let options: RenderingOptions

  /// In lines.
  private static let height = 24
  /// In seconds, for a screen that is all new.
  private static let longestPause = 6.0

  func text() async -> String {
    var cast = Asciicast(title: lesson.title, width: options.width, height: Self.height)
    var performance = StagePerformance(lesson)
    var previous = ""
    var isOver = false
    while !isOver {
      performance.prepare()
      let picture = performance.picture(options, height: Self.height)
      let screen = picture.rows.joined(separator: "\n")
      let pause = Asciicast.pause(for: previous, before: screen, longest: Self.longestPause)
      cast.show(screen, after: previous.isEmpty ? 0 : pause)
      previous = screen
      isOver = await !performance.goOn(from: picture)
    }
    cast.show(previous, after: Self.longestPause)
    performance.session.abandon()
    return cast.text
  }
}
