import Recording
import Testing

@testable import Rendering

@Suite("Storyboards")
struct StoryboardTests {
  @Test("a storyboard contains the same facts as the annotated text", arguments: SampleTraces.all)
  func notes(sample: SampleTraces.Sample) {
    let page = TracePage(sample.trace, options: RenderingOptions())
    let board = Storyboard(sample.trace)
    #expect(board.notes.map(\.number) == page.moments.map(\.number))
    #expect(board.notes.map(\.line) == page.moments.map(\.line))
  }

  @Test(
    "the last state is that of the last moment, and the first is empty", arguments: SampleTraces.all
  )
  func states(sample: SampleTraces.Sample) {
    let board = Storyboard(sample.trace)
    let happenings = Happenings(sample.trace, SourceLines(sample.trace.sources))
    let moment = Moment(happenings, after: happenings.all.count)
    let now = board.now(after: board.count)
    #expect(now.lanes.map(\.id) == moment.lanes.map(\.id))
    #expect(now.output == sample.trace.output)
    #expect(now.caches.map(\.name) == moment.caches.map(\.name))
    #expect(board.now(after: 0).lanes.isEmpty)
    #expect(Moments(happenings).last == moment)
  }

  @Test("any of many states can be requested, although few are stored", arguments: [700, 5_000])
  func manyStates(of laneCount: Int) {
    let lanes = (1...laneCount).map { LaneID(.task, $0) }
    var trace = SampleTraces.dispatchForgets
    trace.events = lanes.enumerated().map { index, lane in
      Event(
        number: index + 1, lane: .main, place: Place(line: 1, column: 1),
        kind: .laneCreated(
          Lane(id: lane, kind: .task, creator: .main, createdAt: Place(line: 1, column: 1))))
    }
    let happenings = Happenings(trace, SourceLines(trace.sources))
    let moments = Moments(happenings)
    for count in [0, 1, 2, 3, 255, 256, 257, 511, 698, 699, 700, laneCount - 1, laneCount] {
      #expect(moments.moment(after: count) == Moment(happenings, after: count))
    }
    // Larger states are fewer.
    #expect(moments.storedParts < 500_000)
  }

  @Test("a lane has the values that it inherited, and lost values are marked")
  func bindings() throws {
    let board = Storyboard(SampleTraces.dispatchForgets)
    let now = board.now(after: board.count)
    let task = try #require(now.lanes.first { $0.id == LaneID(.task, 1) })
    let queue = try #require(now.lanes.first { $0.id == LaneID(.dispatch, 1) })
    #expect(task.bindings.map(\.state) == [.current])
    #expect(task.bindings[0].origin.characters == "line 3, from main")
    #expect(queue.bindings.map(\.state) == [.lost])
    #expect(queue.bindings[0].origin.characters == "stayed in main, line 3")
  }

  @Test(
    "beats end after results, the last one at the end, and their number is limited",
    arguments: SampleTraces.all, [1, 2, 5, 100])
  func beats(sample: SampleTraces.Sample, most: Int) {
    let board = Storyboard(sample.trace)
    let beats = board.beats(most: most)
    #expect(beats.count <= most && beats == Array(Set(beats)).sorted())
    #expect(beats.last == board.count && !beats.contains(0))
    if most == 100 {
      for end in beats.dropLast() {
        let (last, next) = (board.notes[end - 1], board.notes[end])
        #expect(last.isResult || last.lane != next.lane)
      }
    }
  }
}
