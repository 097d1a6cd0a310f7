import CEditline
import Foundation

/// libedit on one terminal.
///
/// Nothing here is safe to share: all calls are made on the thread that reads, and the functions
/// libedit calls back (in `Editline+Keys.swift`) run on it too.
final class Editline {
  /// How editing one line ended.
  enum Ending: Equatable {
    case text(String)
    case interrupted(lineWasEmpty: Bool)
    case endOfInput
  }

  let editor: OpaquePointer
  let input: Int32
  let output: Int32
  let requests: ReadRequests
  let completion: Completion.Source?
  private let history: OpaquePointer
  private let streams: [UnsafeMutablePointer<FILE>]

  // State of the line being edited.
  var assembler = UTF8Assembler()
  var decoded: [Unicode.Scalar] = []
  /// Set by Ctrl-C: whether there was nothing to drop.
  var interruptedEmpty: Bool?
  /// The lines of the entry before this one, each with its newline.
  private(set) var earlier = ""
  private(set) var promptWidth = 0
  private(set) var promptText: UnsafeMutablePointer<wchar_t>

  /// Returns nil if libedit can't work on the descriptors or with the terminal.
  init?(
    program: String, input: Int32, output: Int32, terminal: String, requests: ReadRequests,
    completion: Completion.Source?
  ) {
    // libedit complains about terminals on the error stream; what it can't do is asked below.
    // The descriptors are copies, because the settings are put back on them at the end, when the
    // caller may have closed his.
    let descriptors = [
      (fcntl(input, F_DUPFD_CLOEXEC, 0), "r"), (fcntl(output, F_DUPFD_CLOEXEC, 0), "w"),
      (open("/dev/null", O_WRONLY | O_CLOEXEC), "w"),
    ]
    let streams = descriptors.compactMap { fdopen($0.0, $0.1) }
    guard streams.count == descriptors.count, let history = history_winit(),
      let editor = el_init(program, streams[0], streams[1], streams[2])
    else {
      for stream in streams { fclose(stream) }
      return nil
    }
    self.editor = editor
    self.input = fileno(streams[0])
    self.output = fileno(streams[1])
    self.requests = requests
    self.completion = completion
    self.history = history
    self.streams = streams
    promptText = makeWideString("")
    // A terminal too new to be described here is most likely one that imitates xterm.
    if editline_set_terminal(editor, terminal) != 0 { _ = editline_set_terminal(editor, "xterm") }
    guard editline_can_redraw(editor) != 0 else { return nil }
    editline_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque())
    _ = editline_leave_signals_alone(editor)
    _ = editline_history_limit(history, Int32(HistoryFile.limit))
    _ = editline_history_drop_repeats(history)
    _ = editline_set_history(editor, history)
    bindKeys()
  }

  deinit {
    // Puts the terminal's settings back as well.
    el_end(editor)
    history_wend(history)
    for stream in streams { fclose(stream) }
    promptText.deallocate()
  }

  func remember(_ entry: String) {
    let text = makeWideString(entry)
    defer { text.deallocate() }
    _ = editline_history_enter(history, text)
  }

  /// Makes the next line begin with an entry, which is the newest of the history from then on.
  func recall(_ entry: String) {
    remember(entry)
    // The key that recalls it, as if it had been pressed.
    let key = makeWideString("\u{1B}[A")
    defer { key.deallocate() }
    el_wpush(editor, key)
  }

  /// Edits one line; `earlier` are the lines before it in an entry.
  func readLine(prompt: Prompt, earlier lines: [String]) -> Ending {
    earlier = lines.map { $0 + "\n" }.joined()
    promptText.deallocate()
    promptText = makeWideString(prompt.markedUp())
    promptWidth = layout.position(after: prompt.text.unicodeScalars).column
    interruptedEmpty = nil
    // Before the prompt is seen: what is typed from then on isn't to be echoed by the terminal.
    _ = editline_prepare_terminal(editor, 1)
    var count: Int32 = 0
    let text = el_wgets(editor, &count)
    if let wasEmpty = interruptedEmpty {
      return .interrupted(lineWasEmpty: wasEmpty && lines.isEmpty)
    }
    guard let text, count > 0 else {
      write("\n")
      return .endOfInput
    }
    var line = string(text, text + Int(count))
    if line.unicodeScalars.last == "\n" { line.unicodeScalars.removeLast() }
    return .text(line)
  }

  func write(_ text: String) {
    try? writeAll(output, text.utf8)
  }

  /// The line as far as it is typed, in two parts.
  var line: (beforeCursor: String, afterCursor: String) {
    guard let info = el_wline(editor)?.pointee else { return ("", "") }
    return (string(info.buffer, info.cursor), string(info.cursor, info.lastchar))
  }
}

/// The scalars of a text as libedit has them, ended by a zero.
func wideCharacters(_ text: String) -> [wchar_t] {
  text.unicodeScalars.filter { $0 != "\0" }.map { wchar_t(bitPattern: $0.value) } + [0]
}

/// A copy that libedit can read; the caller deallocates it.
private func makeWideString(_ text: String) -> UnsafeMutablePointer<wchar_t> {
  let characters = wideCharacters(text)
  let copy = UnsafeMutablePointer<wchar_t>.allocate(capacity: characters.count)
  copy.initialize(from: characters, count: characters.count)
  return copy
}

/// libedit's characters as a string; what isn't a scalar becomes U+FFFD.
private func string(_ start: UnsafePointer<wchar_t>, _ end: UnsafePointer<wchar_t>) -> String {
  var scalars = String.UnicodeScalarView()
  for character in UnsafeBufferPointer(start: start, count: end - start) {
    scalars.append(Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}")
  }
  return String(scalars)
}
