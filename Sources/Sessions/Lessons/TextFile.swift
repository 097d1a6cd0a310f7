import Files
package import Foundation
import Lessons
import MessageTables
import Phrases

/// Reads the files that the user names, and reports every problem.
package enum TextFile {
  /// About thirty thousand lines. A larger file was probably named by mistake.
  package static let programByteLimit = 1 << 20

  /// The bytes of a file.
  ///
  /// - Parameter keepsContent: whether to refuse pipes and other files that can't be read again.
  package static func bytes(
    at path: String, keepsContent: Bool = false
  ) throws(UnreadableFile) -> Data {
    do throws(FileReading.Failure) {
      return try FileReading.bytes(
        at: path, limit: LessonFile.byteLimit, keepsContent: keepsContent)
    } catch .tooLarge {
      throw UnreadableFile(
        FileProblem.largerThan(megabytes: LessonFile.byteLimit >> 20), path: path)
    } catch .system(let reason) {
      throw UnreadableFile(FileProblem.notRead(reason: reason), path: path)
    } catch {
      throw UnreadableFile(FileProblem.other(error.text), path: path)
    }
  }

  /// A Swift program's text.
  package static func program(_ bytes: Data, path: String) throws(UnreadableFile) -> String {
    guard bytes.count <= programByteLimit else {
      throw UnreadableFile(FileProblem.largerThanProgram(bytes: programByteLimit), path: path)
    }
    do {
      let text = try LessonFile(path: path, contents: bytes).decoded()
      guard text.contains(where: { !$0.isWhitespace }) else {
        throw UnreadableFile(FileProblem.isEmpty, path: path)
      }
      return text
    } catch let error as UnreadableFile {
      throw error
    } catch let diagnostic as LessonDiagnostic {
      throw UnreadableFile(finding: Finding(diagnostic))
    } catch {
      throw UnreadableFile(FileProblem.other(error.localizedDescription), path: path)
    }
  }
}

/// The reason why a file can't be used.
package struct UnreadableFile: Error, Equatable, Sendable {
  package var finding: Finding

  package init(finding: Finding) {
    self.finding = finding
  }

  init(_ problem: some ProblemMessage, path: String) {
    finding = Finding(problem, name: path)
  }
}
