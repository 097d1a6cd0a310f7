import CEditline
import Foundation

/// One entry at a time, edited on a terminal with libedit's keys and commands.
///
/// libedit decides what a key does, and changes its text. Its output is discarded, because it can't
/// draw a continuation prompt or an entry that is taller than the terminal. Instead, the terminal
/// shows an `EntryPicture` of libedit's text, which is updated before each key is read.
///
/// This class isn't safe to share between threads. All calls are made on the reading thread, and
/// libedit's callbacks (in `Editline+Commands.swift`) run on that thread, too.
final class Editline {
  /// How editing an entry ended.
  enum Ending: Equatable {
    case text(String)
    case interrupted(wasEmpty: Bool)
    case endOfInput
  }

  /// The parameters for reading an entry.
  struct Reading {
    var prompt: Prompt
    var continuation: Prompt
    /// Text that is there already, to be changed.
    var initial: String?
    var isComplete: @Sendable (String) -> Bool
  }

  let editor: OpaquePointer
  let output: Int32
  let requests: ReadRequests
  let completion: Completion.Source?
  let isUnicode: Bool
  private let streams: [UnsafeMutablePointer<FILE>]

  var input: KeyInput
  var history = EntryHistory()
  var canvas = EntryCanvas()
  var size = (width: 80, height: 24)

  // State of the entry being edited.
  var reading = Reading(
    prompt: Prompt(""), continuation: Prompt(""), initial: nil, isComplete: { _ in true })
  var ending: Ending?
  /// The text of the last search in the history.
  var lastSearch = ""
  /// What Ctrl-Y inserts.
  var removed = ""
  /// The column that Up and Down keep to, as long as the cursor is where they left it.
  var goal: (column: Int, cursor: Int)?
  /// Shown below the entry.
  var note: String?
  /// A paste that wasn't marked, until its key has come.
  var burst: PastedText?

  /// Returns nil if libedit can't work on the descriptors or with the terminal.
  init?(
    program: String, input: Int32, output: Int32, terminal: String, isUnicode: Bool,
    requests: ReadRequests, completion: Completion.Source?, findsBursts: Bool
  ) {
    // The descriptors are copies, because the settings are put back on them at the end, when the
    // caller may have closed his.
    let descriptors = [
      (fcntl(input, F_DUPFD_CLOEXEC, 0), "r"), (open("/dev/null", O_WRONLY | O_CLOEXEC), "w"),
      (open("/dev/null", O_WRONLY | O_CLOEXEC), "w"),
    ]
    let streams = descriptors.compactMap { fdopen($0.0, $0.1) }
    guard streams.count == descriptors.count,
      // The streams for output lead nowhere, but libedit asks the descriptor whether it is a terminal.
      let editor = el_init_fd(
        program, streams[0], streams[1], streams[2], fileno(streams[0]), output,
        fileno(streams[2]))
    else {
      for stream in streams { fclose(stream) }
      return nil
    }
    self.editor = editor
    self.input = KeyInput(
      descriptor: fileno(streams[0]), requests: requests, findsBursts: findsBursts)
    self.output = output
    self.requests = requests
    self.completion = completion
    self.isUnicode = isUnicode
    self.streams = streams
    // A terminal too new to be described here is most likely one that imitates xterm.
    if editline_set_terminal(editor, terminal) != 0 { _ = editline_set_terminal(editor, "xterm") }
    guard editline_can_redraw(editor) != 0 else { return nil }
    editline_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque())
    _ = editline_leave_signals_alone(editor)
    bindKeys()
  }

  deinit {
    // Puts the terminal's settings back as well.
    el_end(editor)
    for stream in streams { fclose(stream) }
  }

  func read(_ reading: Reading) -> Ending {
    self.reading = reading
    (ending, goal, note) = (nil, nil, nil)
    history.begin()
    adoptSize()
    // Turn off the terminal's echo before the prompt is visible.
    takeTerminal()
    defer { releaseTerminal() }
    if reading.initial != nil { input.push(Self.refillKey) }
    var count: Int32 = 0
    _ = el_wgets(editor, &count)
    if ending == nil {
      write(canvas.leave())
      ending = .endOfInput
    }
    return ending ?? .endOfInput
  }

  func write(_ text: String) {
    if !text.isEmpty { try? writeAll(output, text.utf8) }
  }

  func takeTerminal() {
    _ = editline_prepare_terminal(editor, 1)
    // libedit has carriage returns and newlines swapped, which makes two lines of the pair.
    TerminalSettings.keepLineEnds(on: input.descriptor)
    write(PastedText.request)
  }

  func releaseTerminal() {
    write(PastedText.endOfRequest)
    _ = editline_prepare_terminal(editor, 0)
    TerminalSettings.keepInputOnSignals(on: input.descriptor)
  }

  // MARK: The text

  /// The entry as libedit has it.
  var text: EntryText {
    get {
      guard let info = el_wline(editor)?.pointee else { return EntryText(before: "", after: "") }
      return EntryText(
        before: string(info.buffer, info.cursor), after: string(info.cursor, info.lastchar))
    }
    set {
      let old = text
      if newValue.scalars != old.scalars {
        _ = el_cursor(editor, Int32(old.scalars.count - old.cursor))
        el_deletestr(editor, Int32(old.scalars.count))
        insert(newValue.text)
        _ = el_cursor(editor, Int32(newValue.cursor - newValue.scalars.count))
      } else {
        _ = el_cursor(editor, Int32(newValue.cursor - old.cursor))
      }
    }
  }

  func insert(_ text: String) {
    let characters = text.unicodeScalars.map {
      wchar_t(bitPattern: $0 == "\0" ? 0xFFFD : $0.value)
    }
    _ = el_winsertstr(editor, characters + [0])
  }
}

/// libedit's characters as a string; what isn't a scalar becomes U+FFFD.
private func string(_ start: UnsafePointer<wchar_t>, _ end: UnsafePointer<wchar_t>) -> String {
  var scalars = String.UnicodeScalarView()
  for character in UnsafeBufferPointer(start: start, count: end - start) {
    scalars.append(Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}")
  }
  return String(scalars)
}
