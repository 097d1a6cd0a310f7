// How editing works
//
// libedit decides what a key does, and draws nothing: its output goes to the null device,
// because it draws neither continuation prompts nor entries taller than the terminal. Before
// each key, libedit's text becomes an `EntryPicture` (rows and a cursor, a pure function of
// text, prompt and size). `EntryCanvas` writes the difference from the last picture. Commands
// that know lines work on an `EntryText` and replace libedit's own. The history is ours, because
// libedit's keeps 1,024 characters of the entry that is being typed.
//
// A paste is one key. The terminal marks pastes while an entry is read. Without marks, several
// lines that arrive faster than typing are one paste (`KeyInput`, `PastedText`). Nothing pasted
// runs before Enter.

import Foundation
import Synchronization

/// An editor for the lines of an interactive shell, with history and completion.
///
/// Reading blocks a thread of its own, never the caller's. All of libedit runs on that thread;
/// other threads reach it through `ReadRequests`.
package final class LineEditor: LineInput {
  private let requests: ReadRequests
  private let locale: CharacterLocale
  private let output: Int32
  private let input: Int32
  private let resizes: Interrupts
  private let notices = Mutex<[EditorNotice]>([])
  /// The text that the next prompt begins with.
  private let waiting = Mutex<String?>(nil)
  private let settings: TerminalSettings
  /// Held for the whole of a read: a second read waits for the first.
  private let turn = NSLock()
  /// Guarded by `turn`.
  private nonisolated(unsafe) let editline: Editline
  /// Guarded by `turn`.
  private nonisolated(unsafe) var history: HistoryFile?
  /// The entry remembered last, which isn't remembered twice; guarded by `turn`.
  private nonisolated(unsafe) var latest: String?

  /// Returns nil if lines can't be edited there: `PlainLineReader` reads them as they are.
  ///
  /// - Parameters:
  ///   - historyPath: a file in which the entries are kept for the next time.
  ///   - findsBursts: whether several lines that arrive faster than typing are one paste, on terminals
  ///     that don't mark pastes.
  ///   - completion: what Tab asks for candidates, on the reading thread.
  package init?(
    program: String, input: Int32 = 0, output: Int32 = 1, historyPath: String? = nil,
    locale: CharacterLocale = CharacterLocale(),
    environment: [String: String] = ProcessInfo.processInfo.environment,
    findsBursts: Bool = true, completion: Completion.Source? = nil
  ) {
    guard Terminal.isTerminal(input), Terminal.isTerminal(output),
      Terminal.canMoveCursor(environment: environment), let pipe = WakePipe(),
      let settings = TerminalSettings(of: input)
    else { return nil }
    let requests = ReadRequests(pipe: pipe)
    let editline = locale.adopted {
      Editline(
        program: program, input: input, output: output, terminal: environment["TERM"] ?? "",
        isUnicode: locale.isUTF8, requests: requests, completion: completion,
        findsBursts: findsBursts)
    }
    guard let editline else { return nil }
    self.requests = requests
    self.locale = locale
    self.input = input
    self.output = output
    self.settings = settings
    self.editline = editline
    resizes = Interrupts([SIGWINCH, SIGCONT]) { number in
      if number == SIGWINCH { requests.resize() } else { requests.resume() }
    }
    history = historyPath.map(HistoryFile.init(path:))
    loadHistory()
  }

  package func read(
    prompt: Prompt, continuation: Prompt, isComplete: @escaping @Sendable (String) -> Bool
  ) async -> Submission {
    await onReadingThread {
      self.turn.lock()
      defer { self.turn.unlock() }
      return self.locale.adopted {
        self.readEntry(prompt: prompt, continuation: continuation, isComplete: isComplete)
      }
    }
  }

  package func printAbove(_ text: String) {
    requests.print(text, write: write)
  }

  @discardableResult
  package func interrupt() -> Bool {
    requests.interrupt()
  }

  /// What happened to the history file since the last call.
  package func takeNotices() -> [EditorNotice] {
    notices.withLock { notices in
      defer { notices = [] }
      return notices
    }
  }

  package func refill(_ entry: String) -> Bool {
    waiting.withLock { $0 = entry }
    return true
  }

  /// Puts the terminal's settings back, for a process that is about to end in the midst of a read.
  package func restoreTerminal() {
    write([PastedText.endOfRequest])
    settings.restore()
  }

  private func readEntry(
    prompt: Prompt, continuation: Prompt, isComplete: @escaping @Sendable (String) -> Bool
  ) -> Submission {
    requests.beginReading()
    defer { requests.endReading(write: write) }
    let ending = editline.read(
      Editline.Reading(
        prompt: prompt, continuation: continuation, initial: waiting.withLock { $0.take() },
        isComplete: isComplete))
    return switch ending {
    case .text(let entry): submit(entry)
    case .interrupted(let wasEmpty): .interrupted(lineWasEmpty: wasEmpty)
    case .endOfInput: .endOfFile
    }
  }

  private func submit(_ entry: String) -> Submission {
    guard entry.contains(where: { !$0.isWhitespace }), entry != latest else { return .line(entry) }
    latest = entry
    editline.history.remember(entry)
    if let notice = history?.append(entry) { notices.withLock { $0.append(notice) } }
    return .line(entry)
  }

  private func loadHistory() {
    guard let (entries, notice) = history?.load() else { return }
    for entry in entries { editline.history.remember(entry) }
    latest = entries.last
    if let notice { notices.withLock { $0.append(notice) } }
  }

  private func write(_ texts: [String]) {
    try? writeAll(output, texts.joined().utf8)
  }
}
