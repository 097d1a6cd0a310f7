import ArgumentParser
import Foundation
import Rendering

/// A directory with the sources of a module or a library. One named by mistake, as `/`, has more below it
/// than anybody wants to wait for.
struct SourceFolder {
  private static let entryLimit = 20_000
  static let byteLimit = 16 << 20

  private let path: String

  /// Nil if it is no directory.
  init?(_ path: String) {
    var isDirectory = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { return nil }
    self.path = path
  }

  /// Those below it, in the order of their paths.
  func swiftFiles() throws -> [String] {
    var names: [String] = []
    var count = 0
    for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
      count += 1
      guard count <= Self.entryLimit else { throw isTooLarge }
      if name.hasSuffix(".swift") { names.append(name) }
    }
    if names.isEmpty { throw ValidationError("there is no Swift file in \(shownPath)") }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    return names.sorted().map { prefix + $0 }
  }

  var isTooLarge: ValidationError {
    ValidationError(
      "there is more in \(shownPath) than the sources of a module; name the directory that has "
        + "nothing but those")
  }

  private var shownPath: String { path.withVisibleControls }
}
