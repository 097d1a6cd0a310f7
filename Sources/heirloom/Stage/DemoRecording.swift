import Lessons
import Pages
import Rendering
import Sessions

/// A demo as a recording. Each screen is shown until its new text can be read.
struct DemoRecording {
  let lesson: Lesson
  /// The width of the options is the width of the recording.
  let options: RenderingOptions

  /// The height of the recording in lines.
  private static let height = 24
  /// The pause after a completely new screen, in seconds.
  private static let longestPause = 45.0

  func text() async -> String {
    var cast = Asciicast(title: lesson.title, width: options.width, height: Self.height)
    var performance = StagePerformance(lesson)
    var (previous, pause) = ("", 0.0)
    var isOver = false
    while !isOver {
      performance.prepare()
      let picture = performance.picture(options, height: Self.height)
      let screen = picture.rows.joined(separator: "\n")
      cast.show(screen, after: pause)
      pause = Asciicast.readingTime(of: screen, after: previous, longest: Self.longestPause)
      previous = screen
      isOver = await !performance.goOn(from: picture)
    }
    cast.show(previous, after: pause + Asciicast.pauseAtEnd)
    performance.session.abandon()
    return cast.text
  }
}
