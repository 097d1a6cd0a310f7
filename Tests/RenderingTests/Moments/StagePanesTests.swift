import MessageTables
import Phrases
import Recording
import Testing

@testable import Rendering

@Suite("Panes of the stage")
struct StagePanesTests {
  @Test(
    "events are under their code, within the available lines",
    arguments: SampleTraces.all, [6, 10, 16, 60])
  func code(sample: SampleTraces.Sample, height: Int) throws {
    let panes = StagePanes(sample.trace, options: RenderingOptions(width: 60))
    for index in panes.board.notes.indices {
      let rows = panes.code(index..<(index + 1), height: height)
      #expect(rows.count <= height)
      #expect(rows.allSatisfy { $0.width <= 60 })
      guard height > 8 else { continue }
      let note = panes.board.notes[index]
      let code = panes.board.rows.compactMap { row -> StyledText? in
        if case .code(note.line, _, let text) = row { text } else { nil }
      }.first
      let text = rows.map(\.characters)
      #expect(text.contains { $0.contains("►") }, "\(text)")
      if let start = code?.characters.prefix(16) {
        #expect(text.contains { $0.contains(start) }, "\(start) in \(text)")
      }
    }
  }

  @Test("the proof is marked and in sight, and nothing else is", arguments: SampleTraces.all)
  func proof(sample: SampleTraces.Sample) {
    let panes = StagePanes(sample.trace, options: RenderingOptions(width: 60))
    let all = 0..<panes.board.count
    for height in [8, 60] {
      #expect(!panes.code(all, height: height, marking: .none).contains { $0.hasMark("►", "✓") })
      for note in panes.board.notes {
        let rows = panes.code(all, height: height, marking: .proof(note.number))
        #expect(rows.count <= height)
        #expect(rows.count { $0.hasMark("✓") } == 1)
        #expect(!rows.contains { $0.hasMark("►") })
        let marked = rows.filter { $0.spans.contains { $0.style == .proof } }
        #expect(!marked.isEmpty && marked[0].hasMark("✓"))
      }
    }
  }

  @Test(
    "the line of the last event has a background, and no other line", arguments: SampleTraces.all)
  func currentLine(sample: SampleTraces.Sample) {
    let panes = StagePanes(sample.trace, options: RenderingOptions(width: 200))
    for index in panes.board.notes.indices {
      let rows = panes.code(index..<index + 1, height: 200)
      let filled = rows.filter { $0.spans.contains { $0.style == .currentLine } }
      let isInCode = panes.board.rows.contains { row in
        if case .code(let line, _, _) = row { line == panes.board.notes[index].line } else { false }
      }
      #expect(filled.count == (isInCode ? 1 : 0))
      #expect(filled.allSatisfy { row in row.characters.contains { $0.isNumber } })
    }
  }

  @Test("spaces beside a background don't get it")
  func background() {
    let text: StyledText = "\("a b", .currentLine)\("  ", .plain)\("c", .plain)"
    #expect(Painter(colour: true).paint(text) == "\u{1B}[30;46ma b\u{1B}[0m  c")
  }

  @Test("an event is found by its words in the trace: the last one that has them")
  func words() throws {
    for sample in SampleTraces.all {
      let board = Storyboard(sample.trace)
      for note in board.notes where note.verb == "read" {
        let name = try #require(note.what.first?.characters.split(separator: " ").first)
        let index = try #require(board.lastNote(with: "read \(name)"))
        #expect(board.notes[index].verb == "read")
        #expect(!board.notes[(index + 1)...].contains { $0.words.contains("read \(name)") })
      }
      #expect(board.lastNote(with: "no such event") == nil)
    }
  }

  @Test(
    "the state fits, and keeps the last output", arguments: SampleTraces.all,
    [3, 5, 40])
  func now(sample: SampleTraces.Sample, height: Int) {
    let panes = StagePanes(sample.trace, options: RenderingOptions(width: 60))
    let rows = panes.now(after: panes.board.count, width: 40, height: height)
    #expect(rows.count <= height && rows.allSatisfy { $0.width <= 40 })
    let output = sample.trace.output.split(separator: "\n").last.map(String.init) ?? ""
    if height == 40, output.count < 20 {
      #expect(rows.contains { $0.characters.contains(output.withVisibleControls) })
    }
  }
}

extension StyledText {
  /// Whether the line has one of the marks before its bar.
  fileprivate func hasMark(_ marks: Character...) -> Bool {
    characters.prefix { $0 != "│" }.contains { marks.contains($0) }
  }
}
