import Foundation
import Recording
import Testing

@testable import Pages
@testable import Rendering

/// Drawings of lanes.
@Suite("Drawings")
struct DrawingTests {
  private static func place(_ line: Int) -> Place { Place(line: line, column: 1) }

  private static func trace(_ kinds: [(LaneID, Int, Event.Kind)]) -> Trace {
    Trace(
      sources: [Source(name: "x.swift", text: "1\n2\n3\n4\n5")],
      events: kinds.enumerated().map { index, event in
        Event(number: index + 1, lane: event.0, place: place(event.1), kind: event.2)
      }, outcome: .finished)
  }

  private static let task = Lane(
    id: LaneID(.task, 1), kind: .task, creator: .main, createdAt: place(2))

  private static func bind(_ value: String) -> Event.Kind {
    .scopeEntered(
      Scope(
        id: ScopeID(1), content: .taskLocal(name: "ID.value", value: value), lane: .main,
        place: place(1)))
  }

  /// The attributes of a drawing's rectangles, bar by bar.
  private static func bars(_ svg: String) -> [(x: Int, width: Int)] {
    svg.split(separator: "<rect ").dropFirst().compactMap { text in
      func number(_ name: String) -> Int? {
        text.range(of: "\(name)=\"").flatMap { range in
          Int(text[range.upperBound...].prefix { $0 != "\"" })
        }
      }
      return number("x").flatMap { x in number("width").map { (x, $0) } }
    }
  }

  @Test("a task without its own events shows the values that it inherited")
  func quietTask() {
    let trace = Self.trace([
      (.main, 1, Self.bind("42")), (.main, 2, .laneCreated(Self.task)),
      (Self.task.id, 2, .laneBegan(.copied([ScopeID(1)]))),
      (Self.task.id, 2, .laneEnded(error: nil)), (.main, 3, .printed("a\n")),
      (.main, 1, .scopeLeft(ScopeID(1), threw: false)),
    ])
    let svg = LanePicture(Storyboard(trace)).svg.text
    #expect(Self.bars(svg).count == 2)
    #expect(svg.contains("class=\"arrow carries\""))
  }

  @Test("a bar begins where its lane is created, not at the lane's first event")
  func beginnings() throws {
    let read = Event.Kind.taskLocalRead(
      name: "ID.value", value: "42",
      origin: .bound(scope: ScopeID(1), place: Self.place(1), journey: []))
    let trace = Self.trace([
      (.main, 1, Self.bind("42")), (.main, 2, .laneCreated(Self.task)),
      (.main, 3, .printed("a\n")), (.main, 3, .printed("b\n")),
      (Self.task.id, 2, .laneBegan(.copied([ScopeID(1)]))), (Self.task.id, 4, read),
    ])
    let bars = Self.bars(LanePicture(Storyboard(trace)).svg.text)
    // One step is the distance between two events: main binds at the first, creates at the second.
    let task = try #require(bars.last)
    let main = try #require(bars.first)
    #expect(task.x > main.x && task.width == main.width - (task.x - main.x))
  }

  @Test("a label is in its bar or beside it, and a long value is shortened")
  func labels() {
    let value = String(repeating: "long ", count: 40)
    let trace = Self.trace([
      (.main, 1, Self.bind(value)), (.main, 1, .scopeLeft(ScopeID(1), threw: false)),
      (.main, 3, .printed("a\n")),
    ])
    let picture = LanePicture(Storyboard(trace))
    let svg = picture.svg.text
    let labels = svg.split(separator: "<text ").dropFirst().map { $0.prefix { $0 != "<" } }
    #expect(labels.contains { $0.contains("…") })
    for label in labels {
      let start = label.firstRange(of: "x=\"")?.upperBound ?? label.endIndex
      guard let x = Int(label[start...].prefix { $0 != "\"" }) else { continue }
      let text = label.drop { $0 != ">" }.dropFirst()
      #expect(Double(x) + 7.2 * Double(text.count) <= Double(picture.width), "\(text)")
    }
  }

  @Test(
    "a lost value is complete in its label, also if another bar follows", arguments: [false, true])
  func lostValue(isForStage: Bool) throws {
    let detached = Lane(
      id: LaneID(.task, 1), kind: .detachedTask, creator: .main, createdAt: Self.place(2))
    let own = Event.Kind.scopeEntered(
      Scope(
        id: ScopeID(2), content: .taskLocal(name: "ID.value", value: "\"b2\""), lane: detached.id,
        place: Self.place(3)))
    let trace = Self.trace([
      (.main, 1, Self.bind("\"a1\"")), (.main, 2, .laneCreated(detached)),
      (detached.id, 2, .laneBegan(.nothing(lost: [ScopeID(1)]))), (detached.id, 3, own),
      (detached.id, 3, .scopeLeft(ScopeID(2), threw: false)), (.main, 4, .printed("a\n")),
      (.main, 1, .scopeLeft(ScopeID(1), threw: false)),
    ])
    let board = Storyboard(trace)
    let picture = LanePicture(
      board, states: (0...board.count).map(board.now), isForStage: isForStage)
    let bars = picture.svg.text.split(separator: "<g class=\"bar").dropFirst()
    let lost = bars.filter { $0.prefix { $0 != ">" }.contains("lost") }
    #expect(!lost.isEmpty)
    #expect(Self.bars(picture.svg.text).allSatisfy { $0.x + $0.width <= picture.width })
    for bar in lost {
      let label = try #require(bar.split(separator: "<text").last)
      #expect(label.contains("a1&quot;") && !label.contains("…"), "\(label)")
    }
  }

  @Test("a separate drawing has a legend, and a page has one that can be opened")
  func legend() {
    let trace = Self.trace([(.main, 1, Self.bind("1")), (.main, 2, .laneCreated(Self.task))])
    #expect(Drawing.svg(trace).contains("starts, without its values"))
    let page = ProgramPage.html(trace, title: "x").text
    #expect(page.contains("<details class=\"legend\" id=\"legend\">"))
  }

  @Test("an actor's track shows who runs on it, if there is room")
  func turns() {
    var board = Storyboard(
      Self.trace([
        (Self.task.id, 1, .slept(seconds: 1)), (.main, 2, .printed("a\n")),
        (.main, 2, .printed("b\n")),
      ]))
    for index in 0...1 { board.notes[index].party = Party(name: "Account #1", role: .scene) }
    let svg = LanePicture(board).svg.text
    let words = svg.components(separatedBy: "<text class=\"beside\"").dropFirst()
      .map { $0.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" } }
    // The next dot is one step away from the first.
    #expect(words == ["T1", "main prints a"])
    #expect(svg.contains("Account #1, sleep 1 s by T1, prints a by main"))
  }

  @Test("an actor or a store with events has its own track")
  func parties() {
    var board = Storyboard(Self.trace([(.main, 1, .printed("a\n")), (.main, 2, .printed("b\n"))]))
    board.notes[1].party = Party(name: "Store<Counter>", role: .scene)
    let svg = LanePicture(board).svg.text
    #expect(svg.contains(">Store&lt;Counter&gt;<"))
    #expect(svg.split(separator: "<circle ").count == 4)
  }

  @Test("a wall's drawing of a short run has no more width than the wall, and short names")
  func stage() {
    let board = Storyboard(sample)
    let states = (0...board.count).map(board.now)
    let wide = LanePicture(board, states: states)
    let narrow = LanePicture(board, states: states, isForStage: true)
    #expect(narrow.width <= 360 && wide.width > 600)
    let picture = narrow.stagePicture(at: 2).text
    #expect(picture.contains(">D1<title>D1 · global queue</title>"), "\(picture)")
    #expect(picture.contains(">id = &quot;a1&quot;<"), "\(picture)")
    #expect(picture.contains("--x:\(narrow.x(2))") && picture.contains("class=\"cover\""))
  }
}
