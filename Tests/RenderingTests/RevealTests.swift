import Recording
import Rendering
import Testing

@Suite struct RevealTests {
  @Test("a run is revealed moment by moment")
  func frames() throws {
    let trace = SampleTraces.dispatchForgets
    let reveal = Reveal(trace, options: RenderingOptions(width: 80))
    let frames = (0...reveal.count).map { "--- \($0)\n" + reveal.frame($0) }
    try check(
      "reveal", input: trace.sources[0].text, outputs: ["80 columns": frames.joined()])
  }

  @Test("the last frame is the whole trace, apart from the mark", arguments: SampleTraces.all)
  func last(sample: SampleTraces.Sample) {
    let options = RenderingOptions(width: 80)
    let reveal = Reveal(sample.trace, options: options)
    let whole = AnnotatedText.render(sample.trace, options: options)
    #expect(reveal.frame(reveal.count).replacing("►", with: " ") == whole)
  }

  @Test("going back shows the earlier frame", arguments: SampleTraces.all)
  func backwards(sample: SampleTraces.Sample) {
    let reveal = Reveal(sample.trace, options: RenderingOptions(width: 60))
    let forwards = (0...reveal.count).map { reveal.frame($0, height: 12) }
    let backwards = (0...reveal.count).reversed().map { reveal.frame($0, height: 12) }
    #expect(forwards == backwards.reversed())
    #expect(Set(forwards).count == forwards.count)
  }

  @Test("the current moment is visible, at any height", arguments: SampleTraces.all)
  func inView(sample: SampleTraces.Sample) {
    let reveal = Reveal(sample.trace, options: RenderingOptions(width: 80))
    for height in [3, 8, 12, 24] {
      for index in 0...reveal.count {
        let frame = reveal.frame(index, height: height)
        #expect(frame.lines.count - 1 <= height)
        #expect(frame.contains("►") == (index > 0), "\(index) at height \(height)")
      }
    }
  }

  @Test("frames beyond either end are the first and the last")
  func clamped() {
    let reveal = Reveal(SampleTraces.dispatchForgets, options: RenderingOptions())
    #expect(reveal.frame(-1) == reveal.frame(0))
    #expect(reveal.frame(reveal.count + 1) == reveal.frame(reveal.count))
  }
}
