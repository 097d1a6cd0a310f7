package import Foundation
import Lessons

/// Reading the files that people name, with an answer to everything that can be wrong with them.
package enum TextFile {
  /// Larger programs are named by mistake.
  package static let byteLimit = LessonFile.byteLimit

  /// The file's bytes, or why there are none.
  package static func bytes(at path: String) throws(UnreadableFile) -> Data {
    var isDirectory = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw UnreadableFile(message: "there is no such file", path: path)
    }
    guard !isDirectory.boolValue else {
      throw UnreadableFile(message: "this is a directory, not a file", path: path)
    }
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      let reason =
        underlying.map { String(cString: strerror(Int32(truncatingIfNeeded: $0.code))) }
        ?? error.localizedDescription
      throw UnreadableFile(message: "it could not be read: \(reason)", path: path)
    }
  }

  /// A Swift program's text.
  package static func program(_ bytes: Data, path: String) throws(UnreadableFile) -> String {
    do {
      let text = try LessonFile(path: path, contents: bytes).decoded()
      guard text.contains(where: { !$0.isWhitespace }) else {
        throw UnreadableFile(message: "the file is empty", path: path)
      }
      return text
    } catch let error as UnreadableFile {
      throw error
    } catch let diagnostic as LessonDiagnostic {
      var finding = Finding(diagnostic)
      if case .tooLarge = diagnostic.problem {
        finding.advice = "Check that this is the file you meant."
        finding.line = nil
        finding.column = nil
      }
      throw UnreadableFile(finding: finding)
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
