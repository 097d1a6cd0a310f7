import Files
package import Foundation
import Lessons

/// Reading the files that people name, with an answer to everything that can be wrong with them.
package enum TextFile {
  /// Larger programs are named by mistake: thirty thousand lines have about as many bytes.
  package static let programByteLimit = 1 << 20

  /// The file's bytes, or why there are none.
  ///
  /// - Parameter keepsContent: whether it must be a file that can be read again; else it may be a
  ///   pipe, and is waited for.
  package static func bytes(
    at path: String, keepsContent: Bool = false
  ) throws(UnreadableFile) -> Data {
    do throws(FileReading.Failure) {
      return try FileReading.bytes(
        at: path, limit: LessonFile.byteLimit, keepsContent: keepsContent)
    } catch .tooLarge {
      throw UnreadableFile(
        message: "the file is larger than \(LessonFile.byteLimit >> 20) MB", path: path,
        advice: "Check that this is the file you meant.")
    } catch .system(let reason) {
      throw UnreadableFile(message: "it could not be read: \(reason)", path: path)
    } catch {
      throw UnreadableFile(message: error.description, path: path)
    }
  }

  /// A Swift program's text.
  package static func program(_ bytes: Data, path: String) throws(UnreadableFile) -> String {
    guard bytes.count <= programByteLimit else {
      throw UnreadableFile(
        message: "the file has more than \(programByteLimit) bytes", path: path,
        advice: "Check that this is the file you meant.")
    }
    do {
      let text = try LessonFile(path: path, contents: bytes).decoded()
      guard text.contains(where: { !$0.isWhitespace }) else {
        throw UnreadableFile(message: "the file is empty", path: path)
      }
      return text
    } catch let error as UnreadableFile {
      throw error
    } catch let diagnostic as LessonDiagnostic {
      throw UnreadableFile(finding: Finding(diagnostic))
    } catch {
      throw UnreadableFile(message: error.localizedDescription, path: path)
    }
  }
}

/// Why a file that was named can't be used.
package struct UnreadableFile: Error, Equatable, Sendable {
  package var finding: Finding

  init(finding: Finding) {
    self.finding = finding
  }

  init(message: String, path: String, advice: String? = nil) {
    finding = Finding(message: message, name: path, advice: advice)
  }
}
