import Differences
import Foundation
import Recording
import Testing

@testable import Pages
@testable import Rendering

/// Stores in drawings and beside them.
@Suite("Drawings of stores")
struct StoreDrawingTests {
  private static func place(_ line: Int) -> Place { Place(line: line, column: 1) }

  private static func action(
    _ number: Int, _ label: String, _ sender: StoreAction.Sender, from old: String, to new: String
  ) -> Event.Kind {
    .store(
      .reduced(
        StoreAction(
          id: ActionID(store: 1, number: number), label: label, sender: sender, isReentrant: false,
          isToBeReceived: false,
          changes: Differences(
            shown: [Difference(path: "count", old: old, new: new)], hidden: 0), observed: [],
          state: [StatePart(name: "count", value: new)])))
  }

  /// An action starts an effect, which sends an action and is cancelled by a third one.
  private static let trace: Trace = {
    let task = Lane(id: LaneID(.task, 1), kind: .task, creator: .main, createdAt: place(2))
    let effect = EffectID(store: 1, number: 1)
    let first = ActionID(store: 1, number: 1)
    let started = StoreEffect(
      id: effect, kind: .run, name: nil, action: first, place: place(1), ids: ["\"<id>\""],
      part: [], sequence: nil)
    let kinds: [(LaneID, Int, Event.Kind)] = [
      (.main, 1, .printed("a\n")),
      (.main, 2, action(1, ".start", .caller(place(2)), from: "0", to: "1")),
      (.main, 2, .store(.effectStarted(started))),
      (.main, 2, .laneCreated(task)),
      (.main, 3, .printed("b\n")),
      (task.id, 2, .laneBegan(.copied([]))),
      (task.id, 2, .store(.effectBegan(effect))),
      (task.id, 2, action(2, ".tick", .effect(effect, of: first), from: "1", to: "2")),
      (.main, 4, action(3, ".stop", .caller(place(4)), from: "2", to: "3")),
      (
        .main, 4,
        .store(.effectCancelled(effect, .id("\"<id>\"", by: ActionID(store: 1, number: 3))))
      ),
      (task.id, 2, .laneEnded(error: nil)),
    ]
    return Trace(
      sources: [Source(name: "x.swift", text: "1\n2\n3\n4\n5")],
      events: kinds.enumerated().map { index, event in
        Event(number: index + 1, lane: event.0, place: place(event.1), kind: event.2)
      }, outcome: .finished)
  }()

  private let svg = LanePicture(Storyboard(trace)).svg.text

  /// Returns the x coordinate, and both ends, of the arrow with the text.
  private func arrow(_ says: String) throws -> (x: Int, from: Int, to: Int) {
    let end = try #require(svg.range(of: "\"><title>\(says)"), "\(svg)")
    let path = svg[..<end.lowerBound]
    let start = try #require(path.range(of: " d=\"M", options: .backwards))
    let numbers = path[start.upperBound...].split { !$0.isNumber }.compactMap { Int($0) }
    try #require(numbers.count == 3)
    return (numbers[0], numbers[1], numbers[2])
  }

  /// Returns the y coordinate of a track's title.
  private func title(_ name: String) throws -> Int {
    let end = try #require(svg.range(of: "\">\(name)<title>"), "\(name)")
    let start = try #require(svg[..<end.lowerBound].range(of: " y=\"", options: .backwards))
    return try #require(Int(svg[start.upperBound..<end.lowerBound]))
  }

  @Test("the store is drawn between its sender and the effects that it starts")
  func order() throws {
    let (main, store) = (try title("main"), try title("Store"))
    #expect(main < store)
    #expect(store < (try title("T1 · effect E1")))
  }

  @Test("an effect begins at its action's arrow, although its task begins later")
  func start() throws {
    let start = try arrow("Store starts T1 · effect E1")
    let sent = try arrow("main sends A1 .start")
    let step = Int(svg.components(separatedBy: "data-step=\"")[1].prefix { $0 != "\"" }) ?? 0
    #expect(start.x == sent.x + step)
    #expect(start.from < start.to && sent.from < sent.to)
    let line = try #require(
      svg.components(separatedBy: "<line class=\"track\" x1=\"").last {
        $0.hasPrefix("\(start.x)\"")
      })
    #expect(!line.isEmpty)
  }

  @Test(
    "an effect's action has an arrow back to the store, and a cancellation one to the effect")
  func back() throws {
    let sent = try arrow("T1 · effect E1 sends A2 .tick")
    #expect(sent.from > sent.to)
    let cancelled = try arrow("Store cancels T1 · effect E1")
    #expect(cancelled.from < cancelled.to)
    #expect(svg.contains("class=\"arrow sends\"") && svg.contains("class=\"arrow cancels\""))
  }

  @Test("the store's track has its state as bars")
  func bars() {
    for value in 1...3 { #expect(svg.contains("<title>count = \(value) (in the state)</title>")) }
  }

  @Test("the text alternative contains the same facts")
  func alternative() throws {
    let label = try #require(svg.components(separatedBy: "aria-label=\"").dropFirst().first)
    let summary = label.prefix { $0 != "\"" }
    #expect(
      summary.contains(
        "Store, count = 3, action A1 .start by main, effect E1 run, id &quot;&lt;id&gt;&quot; (T1), "
          + "action A2 .tick by T1, action A3 .stop by main, cancel E1"))
    #expect(summary.contains("T1 · effect E1, started by Store"))
  }

  @Test("the legend has the marks of stores only if there are any")
  func legend() {
    #expect(Drawing.svg(Self.trace).contains("sends an action"))
    #expect(Drawing.svg(sample).contains("starts, without its values"))
    #expect(!Drawing.svg(sample).contains("sends an action"))
  }

  @Test("the short names of the tracks stay visible while a page scrolls its drawing")
  func names() throws {
    let page = ProgramPage.html(Self.trace, title: "x").text
    let names = try #require(page.components(separatedBy: "<div class=\"names\"").dropFirst().first)
    let spans = names.components(separatedBy: "</div>")[0].components(separatedBy: "\">")
    #expect(spans.dropFirst(2).map { $0.prefix { $0 != "<" } } == ["main", "Store", "T1"])
    #expect(StyleSheet.page.contains(".names{position:sticky;left:0;"))
  }

  @Test("a page has the stores beside the code, in its markup and in its script's data")
  func panel() throws {
    let page = ProgramPage.html(Self.trace, title: "x").text
    #expect(
      page.contains(
        "<h3>Stores</h3><ul class=\"stores\"><li class=\"on\"><strong>Store</strong> after A3 .stop"
      ))
    #expect(page.contains("<li class=\"changed\"><span class=\"name\">"))
    #expect(page.contains("<span class=\"value\">3</span> <span class=\"origin\">was 2</span>"))
    #expect(
      page.contains("<span class=\"origin\">in flight</span> E1 run, id &quot;&lt;id&gt;&quot;"))

    let board = Storyboard(Self.trace)
    let states = (0...board.count).map(board.now)
    let data = RunData(board, states)
    #expect(
      data.moments.map { $0.stores.map { data.stores[$0] } }
        == states.map { $0.stores.map(StoreState.init) })
    #expect(
      data.moments.map(\.stores.count) == [0, 0] + Array(repeating: 1, count: board.count - 1))
    #expect(PageScript.text.contains("moment.stores"))
  }
}
