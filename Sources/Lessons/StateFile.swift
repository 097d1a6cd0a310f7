package import Foundation

/// A small file that is written whole or not at all.
package struct StateFile: Equatable, Sendable {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// The file's bytes; `nil` when there is no such file.
  package func read() throws(StateFileError) -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    } catch {
      throw .unreadable(path: path, reason: reason(error))
    }
  }

  /// Puts new bytes in the place of the old by a rename, so that a reader sees either.
  package func write(_ contents: Data) throws(StateFileError) {
    // A rename would put a file in the place of a link, and leave what it leads to behind.
    let target = url.resolvingSymlinksInPath()
    do {
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try contents.write(to: target, options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: reason(error))
    }
  }

  /// Renames the file to `NAME.bad` (or `NAME.bad2`, …), and returns the new path.
  package func moveAside() throws(StateFileError) -> String {
    var aside = path + ".bad"
    var count = 1
    while FileManager.default.fileExists(atPath: aside) {
      count += 1
      aside = "\(path).bad\(count)"
    }
    do {
      try FileManager.default.moveItem(atPath: path, toPath: aside)
    } catch {
      throw .unmovable(path: path, reason: reason(error))
    }
    return aside
  }

  private var url: URL { URL(filePath: path) }

  /// What the system says, which is shorter and plainer than what is wrapped around it.
  private func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let underlying, underlying.domain == NSPOSIXErrorDomain else {
      return error.localizedDescription
    }
    return String(cString: strerror(Int32(truncatingIfNeeded: underlying.code)))
  }
}

/// What the file system refused.
package enum StateFileError: Error, Equatable, Sendable {
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case unmovable(path: String, reason: String)
}
