import Foundation
import MessageTables
import Phrases
import Sessions

/// A directory with the sources of a module or a library.
///
/// The limits protect against directories that were named by mistake, such as `/`.
struct SourceFolder {
  private static let entryLimit = 20_000
  static let byteLimit = 16 << 20

  let path: String

  /// Nil if the path isn't a directory.
  init?(_ path: String) {
    var isDirectory = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { return nil }
    self.path = path
  }

  /// Whether the directory is a package, whose targets are modules of their own.
  var isPackage: Bool { FileManager.default.fileExists(atPath: path + "/Package.swift") }

  /// The paths of all Swift files below the directory, sorted. Hidden files and directories don't count.
  func swiftFiles() throws -> [String] {
    let files = try swiftFilesIfAny()
    if files.isEmpty { throw unreadable(.noSwiftFile) }
    return files
  }

  /// The same; empty if there are none.
  func swiftFilesIfAny() throws -> [String] {
    var names: [String] = []
    var count = 0
    for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init() {
      count += 1
      guard count <= Self.entryLimit else { throw isTooLarge }
      let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
      if name.hasSuffix(".swift"), !isHidden, Self.isFile(path + "/" + name) { names.append(name) }
    }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    return names.sorted().map { prefix + $0 }
  }

  private static func isFile(_ path: String) -> Bool {
    var isDirectory = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && !isDirectory.boolValue
  }

  var isPackageNotModule: UnreadableFile { unreadable(.folderIsPackage(path.withVisibleControls)) }
  var hasNoEntryPoint: UnreadableFile { unreadable(.noEntryPoint) }
  var isTooLarge: UnreadableFile { unreadable(.folderIsTooLarge) }

  private func unreadable(_ problem: CommandProblem) -> UnreadableFile {
    UnreadableFile(finding: Finding(problem, name: path.withVisibleControls))
  }
}
