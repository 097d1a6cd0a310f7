import Files
import Foundation

/// A history on disk that several shells may share.
struct HistoryFile {
  /// In entries.
  static let limit = 1000
  /// In bytes of the file; what is older is left out.
  static let byteLimit = 1 << 20
  /// In bytes of an entry; a longer one isn't kept.
  static let entryLimit = 1 << 16

  private let file: StateFile
  private var path: String { file.path }
  /// Whether saving has failed, or would destroy a file that isn't a history.
  private var isAbandoned = false

  init(path: String) {
    file = StateFile(path: path)
  }

  /// Reads the entries, moving a file aside that isn't a history.
  mutating func load() -> (entries: [String], notice: EditorNotice?) {
    var reason: String?
    do throws(StateFileError) {
      guard let ends = try file.ends(first: HistoryFormat.headingSize, last: Self.byteLimit) else {
        return ([], nil)
      }
      if HistoryFormat.isHeading(ends.first),
        let entries = HistoryFormat.entries(in: ends.last, isWhole: ends.isWhole)
      {
        return (entries.suffix(Self.limit), nil)
      }
    } catch {
      reason = error.reason
    }
    do {
      return ([], .movedAside(path: path, to: try file.moveAside()))
    } catch {
      isAbandoned = true
      return ([], .unusable(path: path, reason: reason ?? error.reason))
    }
  }

  /// Adds an entry to what is on disk by then.
  mutating func append(_ entry: String) -> EditorNotice? {
    guard !isAbandoned, entry.utf8.count <= Self.entryLimit else { return nil }
    return file.exclusively { () -> EditorNotice? in
      var (entries, notice) = load()
      guard !isAbandoned, entries.last != entry else { return notice }
      entries.append(entry)
      do throws(StateFileError) {
        try file.write(Data(HistoryFormat.text(of: entries.suffix(Self.limit)).utf8))
        return notice
      } catch {
        // Said once: an entry that can't be saved shouldn't be news after every line.
        isAbandoned = true
        return .notSaved(path: path, reason: error.reason)
      }
    }
  }
}
