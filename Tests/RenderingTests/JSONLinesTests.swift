import Foundation
import Recording
import Rendering
import Testing

@Suite struct JSONLinesTests {
  private func objects(_ trace: Trace) throws -> [[String: Any]] {
    try JSONLines.render(trace).lines.dropLast().map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: Any])
    }
  }

  @Test("a trace is one object per line")
  func snapshot() throws {
    let trace = SampleTraces.dispatchForgets
    try check("json", input: trace.sources[0].text, outputs: ["JSON": JSONLines.render(trace)])
  }

  @Test("a header, the events and the outcome are valid JSON", arguments: SampleTraces.all)
  func valid(sample: SampleTraces.Sample) throws {
    let objects = try objects(sample.trace)
    #expect(objects.count == sample.trace.events.count + 3)
    #expect(objects.first?["format"] as? String == "heirloom.trace")
    #expect(objects.first?["version"] as? Int == JSONLines.version)
    #expect(objects.last?["outcome"] is String)
    #expect(objects.dropLast().last?["moment"] as? Int == sample.trace.events.count)
    let numbers = objects.dropFirst().dropLast().compactMap { $0["number"] as? Int }
    #expect(numbers == sample.trace.events.map(\.number))
  }

  @Test("any string is preserved")
  func strings() throws {
    let text = "\"\\/\u{0}\u{1F}\u{7F}\u{2028}\t\r\nätsch 漢字 👩‍👩‍👧"
    var trace = TraceBuilder("")
    trace.print(text, at: nil)
    let object = try objects(trace.trace)[1]
    #expect(object["text"] as? String == text + "\n")
    #expect(JSONLines.render(trace.trace).lines.count == 5)
  }

  @Test("keys without a value are omitted")
  func missing() throws {
    var trace = TraceBuilder("sleep()")
    trace.record(.laneEnded(error: nil), .task(1), at: nil)
    let object = try objects(trace.trace)[1]
    #expect(Set(object.keys) == ["number", "event", "lane"])
  }
}
