import Foundation
import Lessons
import MessageTables
import Sessions

extension Prompting {
  /// Reads the lessons again. If they can't be read, keeps the previous lessons.
  mutating func reload() {
    guard case .folder = source else { return }
    do {
      library = try source.load(in: InterfaceLanguage.current).library
      store.library = library
    } catch {
      console.show(error.finding)
      say(.lessonsUnchanged)
    }
  }

  /// Says once of each change of the lesson's file that it is not what is shown here.
  mutating func noticeChangedFile() {
    guard case .folder = source, let lesson = player?.lesson, let before = seenText else { return }
    let bytes = try? TextFile.bytes(at: lesson.path, keepsContent: true)
    let text = bytes.flatMap { try? LessonFile(path: lesson.path, contents: $0).decoded() }
    // A file that is gone, or no text any more, is seen as an empty one.
    guard before != text ?? "" else { return }
    seenText = text ?? ""
    say(
      bytes == nil ? .lessonFileGone(path: lesson.path) : .lessonFileChanged(path: lesson.path))
  }
}
