import Foundation

/// A history on disk that several shells may share.
struct HistoryFile {
  static let limit = 1000

  let path: String
  /// Whether saving has failed, or would destroy a file that isn't a history.
  private var isAbandoned = false

  init(path: String) {
    self.path = path
  }

  /// Reads the entries, moving a file aside that isn't a history.
  mutating func load() -> (entries: [String], notice: HistoryNotice?) {
    guard FileManager.default.fileExists(atPath: path) else { return ([], nil) }
    if let entries = readEntries() { return (entries.suffix(Self.limit), nil) }
    let aside = path + ".bad"
    guard rename(path, aside) == 0 else {
      isAbandoned = true
      return ([], .unusable(path: path, reason: lastError()))
    }
    return ([], .movedAside(path: path, to: aside))
  }

  /// Adds an entry to what is on disk by then.
  ///
  /// The file is replaced by renaming, so that a reader finds the old one or the new one.
  mutating func append(_ entry: String) -> HistoryNotice? {
    guard !isAbandoned else { return nil }
    var (entries, notice) = load()
    guard !isAbandoned else { return notice }
    if entries.last == entry { return notice }
    entries.append(entry)
    guard let reason = replace(with: entries.suffix(Self.limit)) else { return notice }
    // Said once: an entry that can't be saved shouldn't be news after every line.
    isAbandoned = true
    return .notSaved(path: path, reason: reason)
  }

  private func readEntries() -> [String]? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return HistoryFormat.entries(in: data)
  }

  /// Returns why it failed, or nil.
  private func replace(with entries: ArraySlice<String>) -> String? {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let draft = "\(path).\(getpid())"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return lastError() }
    defer { close(descriptor) }
    do {
      try writeAll(descriptor, HistoryFormat.text(of: entries).utf8)
    } catch {
      unlink(draft)
      switch error {
      case .closed: return String(cString: strerror(EPIPE))
      case .failed(let code): return String(cString: strerror(code))
      }
    }
    guard rename(draft, path) == 0 else {
      let reason = lastError()
      unlink(draft)
      return reason
    }
    return nil
  }

  private func lastError() -> String {
    String(cString: strerror(errno))
  }
}
