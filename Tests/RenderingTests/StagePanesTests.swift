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
