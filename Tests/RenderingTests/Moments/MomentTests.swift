import Foundation
import Recording
import Testing

@testable import Rendering

@Suite("Moments")
struct MomentTests {
  private func happenings(_ trace: Trace) -> Happenings {
    Happenings(trace, SourceLines(trace.sources))
  }

  private func lines(_ trace: Trace) -> [Int?] {
    happenings(trace).all.map { $0.place?.line }
  }

  // MARK: Causes

  @Test("an event in a function belongs to the line that called it")
  func calls() {
    var trace = TraceBuilder("func log() {\n  print(1)\n}\nlog()\nlog()")
    for line in [4, 5] {
      trace.inside("log()", of: 1, calledAt: line) { $0.print("1", at: 2) }
    }
    let all = happenings(trace.trace).all
    #expect(all.map { $0.place?.line } == [4, 5])
    #expect(all.map { $0.ownPlace?.line } == [2, 2])
  }

  @Test("a closure belongs to the block during the call that contains it")
  func closureInCall() {
    var trace = TraceBuilder("perform {\n  print(1)\n}")
    trace.inside("perform(_:)", of: 9, calledAt: 1) { trace in
      trace.inside("closure", of: 1, in: "main", calledAt: 9) { $0.print("1", at: 2) }
    }
    let all = happenings(trace.trace).all
    #expect(all.map { $0.place?.line } == [2])
    #expect(all.map(\.ownPlace) == [nil])
  }

  @Test("a stored closure is called like a function")
  func keptClosure() {
    var trace = TraceBuilder("let client = Client {\n  print(1)\n}\nclient.run()")
    trace.inside("closure", of: 1, in: "main", calledAt: 4) { $0.print("1", at: 2) }
    let all = happenings(trace.trace).all
    #expect(all.map { $0.place?.line } == [4])
    #expect(all.map { $0.ownPlace?.line } == [2])
  }

  @Test("a task that a function starts belongs to the line that called the function")
  func taskOfFunction() {
    var trace = TraceBuilder("func save() {\n  Task { log() }\n}\nsave()")
    trace.inside("save()", of: 1, calledAt: 4) { $0.create(.task(1), .task, at: 2, .copied([])) }
    trace.inside("closure", of: 2, in: "save()") { $0.print("1", .task(1), at: 2) }
    trace.record(.laneEnded(error: "Failed()"), .task(1), at: nil)
    #expect(lines(trace.trace) == [4, 4, 4, 4])
  }

  @Test("if the top level only calls one function, that function is the block")
  func program() {
    var trace = TraceBuilder("func program() {\n  print(1)\n  log()\n}\nfunc log() {}\nprogram()")
    trace.inside("program()", of: 1, calledAt: 6, execution: 50) { $0.print("1", at: 2) }
    trace.inside("program()", of: 1, calledAt: 6, execution: 50) { trace in
      trace.inside("log()", of: 5, calledAt: 3) { $0.print("2", at: 5) }
    }
    #expect(lines(trace.trace) == [2, 3])
  }

  @Test("a test's lines are those of its function")
  func tests() {
    var trace = TraceBuilder("@Test func adds() {\n  log()\n}\nfunc log() {}")
    trace.create(.task(1), .test(name: "adds()"), at: 1, .nothing(lost: []))
    trace.inside("_runScoped(_:)", of: nil) { trace in
      trace.inside("closure", of: 1, in: "_tests0()") { trace in
        trace.inside("adds()", of: 1, calledAt: 1) { trace in
          trace.inside("log()", of: 4, calledAt: 2) { $0.print("1", .task(1), at: 4) }
        }
      }
    }
    #expect(lines(trace.trace).last == 2)
  }

  @Test("the initializers of a model are not the place where it is made")
  func making() {
    var trace = TraceBuilder("final class Model {\n  @Dependency(\\.x) var x\n}\nModel()")
    trace.make("Model", of: 1, at: 4) { trace in
      trace.record(.wrapperCreated(name: "x", captured: []), at: 2)
    }
    let happening = happenings(trace.trace).all[0]
    #expect(happening.place?.line == 4)
    #expect(happening.ownPlace == nil)
    #expect(Making(happening.event.calls).type == "Model")
    #expect(Making(happening.event.calls).place?.line == 4)
  }

  // MARK: Times

  @Test("a line that runs again shows the number of the visit, for each lane")
  func times() {
    let all = happenings(SampleTraces.helpers).all
    let times = all.filter { $0.place?.line == 13 }.map(\.time)
    #expect(times == [1, 1, 2, 2, 3, 3])
    #expect(all.filter { $0.place?.line != 13 }.allSatisfy { $0.time == nil })
  }

  @Test("a function that loops isn't a line that runs again")
  func loopInFunction() {
    var trace = TraceBuilder("func all() {\n  for n in 1...3 { print(n) }\n}\nall()")
    trace.inside("all()", of: 1, calledAt: 4) { trace in
      for number in 1...3 { trace.print("\(number)", at: 2) }
    }
    #expect(happenings(trace.trace).all.map(\.time) == [nil, nil, nil])
  }

  @Test("a value that is read and then called at one place is one visit")
  func readAndCalled() {
    var trace = TraceBuilder("@Dependency(\\.uuid) var uuid\nprint(uuid())\nprint(uuid())")
    for line in [2, 3] {
      trace.inside("get uuid", of: 1, calledAt: line, by: "uuid") { trace in
        trace.resolve("uuid", "closure", .computed(context: .live, used: .live), at: line)
      }
      trace.inside("callAsFunction()", of: nil, calledAt: line, by: "uuid") { trace in
        trace.print("1", at: nil)
      }
    }
    #expect(happenings(trace.trace).all.map(\.time) == [nil, nil, nil, nil])
  }

  @Test("a line runs again when it repeats its own event")
  func directTimes() {
    var trace = TraceBuilder("for n in 1...2 {\n  print(n)\n}")
    trace.atTopLevel { trace in
      for number in 1...2 { trace.print("\(number)", at: 2) }
    }
    #expect(happenings(trace.trace).all.map(\.time) == [1, 2])
  }

  // MARK: State

  @Test("a moment contains the values in effect after a number of events, and no later ones")
  func state() {
    let happenings = happenings(SampleTraces.dispatchForgets)
    func moment(_ count: Int) -> Moment { Moment(happenings, after: count) }
    #expect(moment(0).lanes.isEmpty)
    #expect(moment(1).binding(of: "Locals.value", in: .main)?.value == "42")
    #expect(moment(2).lanes.map(\.phase) == [.running, .ready])
    #expect(moment(3).binding(of: "Locals.value", in: .task(1))?.value == "42")
    #expect(moment(5).binding(of: "Locals.value", in: .dispatch(1)) == nil)
    #expect(moment(6).binding(of: "Locals.value", in: .main) == nil)
    #expect(moment(6).binding(of: "Locals.value", in: .task(1))?.value == "42")
    #expect(moment(6).scopes.map(\.isOpen) == [false])
    #expect(moment(9).lanes.map(\.phase) == [.running, .ended(error: nil), .running])
    #expect(moment(11).output.map(\.text) == ["42\n", "1\n"])
    #expect(moment(8).output.map(\.text) == ["42\n"])
  }

  @Test("a moment contains models with captured values, and caches with their first readers")
  func dependencies() {
    let all = happenings(SampleTraces.dependencyOrigins)
    let moment = Moment(all, after: all.all.count)
    #expect(moment.models.map(\.type) == ["FactModel", "FactModel"])
    #expect(moment.models.map { $0.made?.line } == [18, 23])
    #expect(moment.models[0].wrappers.map { $0.captured.map(\.name) } == [["factClient", "date"]])
    #expect(moment.caches.map(\.name) == ["factClient", "date", "date"])
    #expect(moment.caches.map(\.context) == [.live, .preview, .live])
  }

  @Test("a lane is waiting only while it waits")
  func waiting() {
    var trace = TraceBuilder("let task = Task {}\nawait task.value\nprint(1)")
    trace.create(.task(1), .task, at: 1, .copied([]))
    trace.record(.awaited(.task(1)), at: 2)
    trace.print("1", at: 3)
    let happenings = happenings(trace.trace)
    #expect(Moment(happenings, after: 3).waiting.map(\.phase) == [.waiting("T1")])
    #expect(Moment(happenings, after: 4).waiting.isEmpty)
  }

  // MARK: Agreement

  @Test("text, outline and JSON put every event under the same line", arguments: SampleTraces.all)
  func agreement(sample: SampleTraces.Sample) throws {
    let page = TracePage(sample.trace, options: RenderingOptions(width: 100))
    let objects = try JSONLines.render(sample.trace).split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let under = Dictionary(
      objects.compactMap { object -> (Int, Int)? in
        guard let number = object["number"] as? Int, let place = object["under"] as? [String: Int]
        else { return nil }
        return (number, place["line"] ?? 0)
      }, uniquingKeysWith: { first, _ in first })
    for line in page.lines() {
      guard let moment = line.moment, let expected = under[moment],
        let annotation = page.moments.first(where: { $0.number == moment }),
        annotation.summary == nil, !annotation.mark.isEnd
      else { continue }
      #expect(line.source == expected, "event \(moment)")
    }
    let printed = OutlineText.render(sample.trace, options: RenderingOptions(width: 400))
      .split(separator: "\n").filter { $0.contains(" prints ") }
    #expect(printed.isEmpty == sample.trace.output.isEmpty)
  }

  @Test("every form shows output in the order of printing")
  func outputInOrder() throws {
    let options = RenderingOptions(width: 80)
    let expected = SampleTraces.helpers.output.split(separator: "\n").map(String.init)
    let text = AnnotatedText.render(SampleTraces.helpers, options: options)
    let section = try #require(text.range(of: "printed, in this order:\n"))
    let listed = text[section.upperBound...].split(separator: "\n").map { line in
      String(line.drop { $0 == " " || $0 == "│" })
    }
    let lanes = ["main", "main", "main", "main", "T1", "T2", "T3", "T2", "T3"]
    #expect(
      listed
        == zip(lanes, expected).map { lane, text in
          lane.padding(toLength: 5, withPad: " ", startingAt: 0) + text
        })
    let outline = OutlineText.render(SampleTraces.helpers, options: options)
      .split(separator: "\n").compactMap { line in
        expected.first { line.contains(" prints ") && line.contains($0) }
      }
    #expect(outline == expected)
    // If the lines' order is that of printing, it isn't shown twice.
    let ordered = AnnotatedText.render(SampleTraces.files, options: options)
    #expect(!ordered.contains("printed, in this order"))
  }

  @Test("output in pieces is one line in the order of printing")
  func pieces() throws {
    var trace = TraceBuilder("later()\nfunc later() {}\nlog()\n")
    trace.record(.printed("a"), at: 3)
    trace.record(.printed("b\n\nc\n"), at: 3)
    trace.record(.printed(""), at: 3)
    trace.print("d", at: 1)
    let text = AnnotatedText.render(trace.trace, options: RenderingOptions(width: 60))
    let section = try #require(text.range(of: "printed, in this order:\n"))
    #expect(
      text[section.upperBound...] == "    │   ab\n    │\n    │   c\n    │   d\n")
  }
}
