import Pseudoterminals
import Testing

@Suite("screen")
struct ScreenTests {
  @Test(
    "escapes have the same effects as on terminals",
    arguments: [
      ("ab\r\ncd", ["ab", "cd"], 1, 2),
      ("abc\rX", ["Xbc"], 0, 1),
      ("abcdefghij", ["abcdefghij"], 0, 9),
      ("abcdefghijk", ["abcdefghij", "k"], 1, 1),
      ("a\r\nb\r\nc\r\nd", ["b", "c", "d"], 2, 1),
      ("a\r\nb\r\u{1B}[A\u{1B}[Jc", ["c"], 0, 1),
      ("abc\u{1B}[2D\u{1B}[K", ["a"], 0, 1),
      ("abc\u{1B}[2D\u{1B}[4hX\u{1B}[4l", ["aXbc"], 0, 2),
      ("abc\u{1B}[3D\u{1B}[P", ["bc"], 0, 0),
      ("abc\u{1B}[3D\u{1B}[@", [" abc"], 0, 0),
      ("\u{1B}[1;31mred\u{1B}[0m\u{1B}[?2004h\u{1B}]0;title\u{7}!", ["red!"], 0, 4),
      ("\u{1B}[2;3Hx\u{1B}[H", ["", "  x"], 0, 0),
      ("é漢e\u{301}", ["é漢e\u{301}"], 0, 4),
    ])
  func escapes(_ text: String, _ lines: [String], _ row: Int, _ column: Int) {
    var screen = Screen(columns: 10, rows: 3)
    screen.feed(text.utf8)
    #expect(screen.lines == lines)
    #expect(screen.cursor == (row, column))
  }
}
